/** The second press of a double click comes within this time of the first. */
const doublePressMs = 500

/**
 * The one rule against double presses: while `work` runs no other is begun, and for half a second after a press that succeeded
 * neither, since its second press may land on what was drawn in the place of the first. After a failure one may try again at once.
 * Work that answers 'leaving' is the last one, since its screen is going. `press` gives what the work gave, undefined where it was
 * not begun, and throws what the work throws.
 */
export function singlePress(setBusy: (isBusy: boolean) => void) {
	let isBusy = false
	const set = (next: boolean) => {
		isBusy = next
		setBusy(next)
	}
	const release = () => set(false)
	return {
		release,
		async press<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | undefined> {
			if (isBusy) return undefined
			set(true)
			const pressedAt = Date.now()
			try {
				const outcome = await work()
				const restMs = pressedAt + doublePressMs - Date.now()
				if (outcome !== 'leaving') restMs > 0 ? setTimeout(release, restMs) : release()
				return outcome
			} catch (error) {
				release()
				throw error
			}
		},
	}
}

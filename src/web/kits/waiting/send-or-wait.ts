import { NoAnswer } from '../../session/send.ts'
import { isTechnician, signedInMarker } from '../../session/tokens.ts'
import { type WaitingWrite, waitingOf, waitingWrites } from '../../state/waiting-writes.ts'

/** What is said where a change waits in the browser. */
export const waitsWords = 'Kept on this phone; sent when you are online again'

export type WriteDraft = Pick<WaitingWrite, 'key' | 'call' | 'params' | 'body' | 'seen' | 'shows' | 'words'>

/**
 * Sends a change. A technician's is kept in this browser to be sent later, once and in order, where no answer comes or others wait before
 * it (decision 0031): then null. Throws refusals, and `NoAnswer` where nothing is kept.
 */
export async function sendOrWait<Row>(draft: WriteDraft, send: () => Promise<Row>): Promise<Row | null> {
	if (!isTechnician()) return send()
	const owner = signedInMarker.get()?.username
	let triedAt: number | null = null
	let failure = new NoAnswer(false)
	if (waitingOf(owner).every(({ refused }) => refused !== null)) {
		triedAt = Date.now()
		try {
			return await send()
		} catch (error) {
			if (!(error instanceof NoAnswer)) throw error
			failure = error
		}
	}
	if (owner === undefined || signedInMarker.get()?.username !== owner) throw failure
	if (!waitingWrites.set({ owner, writes: withWrite(waitingOf(owner), { ...draft, triedAt, refused: null }) })) throw failure
	return null
}

/** What is said anew about the same part of a row, and was never sent, takes the place of what waits. */
function withWrite(writes: WaitingWrite[], write: WaitingWrite): WaitingWrite[] {
	const isSame = ({ call, params, triedAt, refused }: WaitingWrite) =>
		params.point !== undefined &&
		call === write.call &&
		params.id === write.params.id &&
		params.point === write.params.point &&
		triedAt === null &&
		refused === null
	const earlier = writes.find(isSame)
	if (!earlier) return [...writes, write]
	return [...writes.filter((each) => each !== earlier), { ...write, body: { ...earlier.body, ...write.body } }]
}

import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'

/** Hands the page to whatever the phone shares with; elsewhere its address is copied. */
export function ShareVehicle({ name }: { name: string }) {
	async function share() {
		const url = `${window.location.origin}${window.location.pathname}`
		try {
			if (typeof navigator.share === 'function') await navigator.share({ title: name, url })
			else {
				await navigator.clipboard.writeText(url)
				toast({ title: 'The address is copied' })
			}
		} catch (error) {
			// Whoever closes the phone's sheet has changed his mind.
			if (error instanceof DOMException && error.name === 'AbortError') return
			toast({ title: 'This could not be shared', text: url, kind: 'bad' })
		}
	}
	return (
		<Button variant="quiet" size="low" onClick={share}>
			<Icon name="share" size={20} />
			Share
		</Button>
	)
}

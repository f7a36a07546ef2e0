import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'

type Props = {
	/** What is shared. */
	name: string
	/** Its address; this page without its query where none is given. */
	address?: string
}

/** Opens the phone's share sheet with an address; elsewhere it is copied. */
export function ShareButton({ name, address }: Props) {
	async function share() {
		const url = address ?? `${window.location.origin}${window.location.pathname}`
		try {
			if (typeof navigator.share === 'function') await navigator.share({ title: name, url })
			else {
				await navigator.clipboard.writeText(url)
				toast({ title: 'The address is copied' })
			}
		} catch (error) {
			// Somebody who closes the share sheet has changed his mind, which is no failure.
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

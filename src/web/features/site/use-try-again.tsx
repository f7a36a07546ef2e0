import { useAction } from '../../ui/form/use-action.ts'
import { Text } from '../../ui/text.tsx'

/** Milliseconds after which the server counts as out of reach. */
const timeoutMs = 10_000

/**
 * Reloads the page, or the one at `address`, from the server, with whatever version is there; while that is out of reach the frame stays
 * and `words` say so.
 */
export function useTryAgain(address?: string) {
	const { run, isBusy, error } = useAction(() => loadAnew(address))
	return {
		tryAgain: () => void run(),
		isTrying: isBusy,
		words: <div role="alert">{error !== null && <Text tone="bad">There is still no connection.</Text>}</div>,
	}
}

/** Without a connection the browser would put its own error page in the place of ours. */
async function loadAnew(address = window.location.href) {
	await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
	if (address === window.location.href) window.location.reload()
	else window.location.replace(address)
}

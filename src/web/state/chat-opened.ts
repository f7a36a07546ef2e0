import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the chat of this page, from wherever it is asked for. */
export function setChatOpen(open: boolean) {
	isOpen = open
	for (const listener of listeners) listener()
}

export const useChatOpen = () =>
	useSyncExternalStore(
		(changed) => {
			listeners.add(changed)
			return () => void listeners.delete(changed)
		},
		() => isOpen,
		() => false,
	)

type ToastKind = 'ok' | 'bad' | 'info'
export type ToastWords = { title: string; text?: string; kind?: ToastKind; action?: { label: string; onPress: () => void } }
export type ShownToast = ToastWords & { id: number; kind: ToastKind; repeats: number }

const most = 3

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Says something in passing, from anywhere in the browser. At most three stand at once, the oldest leaves; the same words again
 * only stay longer. Never the only place of an error. Returns the id for `dismissToast`.
 */
export function toast(words: ToastWords): number {
	const kind = words.kind ?? 'ok'
	const same = shown.find((other) => other.title === words.title && other.text === words.text && other.kind === kind)
	const next: ShownToast = same ? { ...same, ...words, kind, repeats: same.repeats + 1 } : { ...words, kind, id: ++lastId, repeats: 0 }
	show(same ? shown.map((other) => (other === same ? next : other)) : [...shown, next].slice(-most))
	return next.id
}

/** Takes a toast away before its time. */
export function dismissToast(id: number) {
	if (shown.some((other) => other.id === id)) show(shown.filter((other) => other.id !== id))
}

/** The toasts of this moment, oldest first; for `Toaster`. */
export function listToasts(): readonly ShownToast[] {
	return shown
}

/** Calls back on every change; for `Toaster`. Returns how to stop. */
export function watchToasts(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

function show(next: readonly ShownToast[]) {
	shown = next
	for (const listener of listeners) listener()
}

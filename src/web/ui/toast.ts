type ToastKind = 'ok' | 'bad' | 'info'
export type ToastWords = {
	title: string
	text?: string
	kind?: ToastKind
	/** Milliseconds for which it stays, where that is not the usual time. */
	stayMs?: number
	action?: { label: string; onPress: () => void }
}
export type ShownToast = ToastWords & {
	id: number
	kind: ToastKind
	repeats: number
	/** When it was said last, by the page's clock. */
	saidAtMs: number
}

const maxKept = 3

/** The one in sight, then those that wait for it to leave. */
let kept: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Says something in passing, from anywhere in the browser. One is in sight at a time, the next ones wait for it to leave; of more than
 * three the oldest leaves. The same words again only stay longer. Never the only place of an error. Returns the id for `dismissToast`.
 */
export function toast(words: ToastWords): number {
	const kind = words.kind ?? 'ok'
	const same = kept.find((other) => other.title === words.title && other.text === words.text && other.kind === kind)
	const { id, repeats } = same ? { id: same.id, repeats: same.repeats + 1 } : { id: ++lastId, repeats: 0 }
	const next = { ...words, kind, id, repeats, saidAtMs: performance.now() }
	keep(same ? kept.map((other) => (other === same ? next : other)) : [...kept, next].slice(-maxKept))
	return id
}

/** Takes a toast away before its time. */
export function dismissToast(id: number) {
	if (kept.some((other) => other.id === id)) keep(kept.filter((other) => other.id !== id))
}

/** Takes away what was said before a moment of the page's clock; for moves to another page. */
export function dismissToastsBefore(momentMs: number) {
	if (kept.some(({ saidAtMs }) => saidAtMs < momentMs)) keep(kept.filter(({ saidAtMs }) => saidAtMs >= momentMs))
}

/** The toasts of this moment, the one in sight first; for `Toaster`. */
export function listToasts(): readonly ShownToast[] {
	return kept
}

/** Calls back on every change; for `Toaster`. Returns how to stop. */
export function watchToasts(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

function keep(next: readonly ShownToast[]) {
	kept = next
	for (const listener of listeners) listener()
}

/** Puts the focus on a field after what was chosen has been drawn. */
export function focusSoon(id: string) {
	setTimeout(() => document.getElementById(id)?.focus())
}

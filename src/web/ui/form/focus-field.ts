const controls = 'input:not(:disabled), select, textarea, button'

/** The control of a field: the element with its id, or the first control within it, such as that of a group of choices. */
export function controlOf(fieldId: string): HTMLElement | null {
	const place = document.getElementById(fieldId)
	return place?.matches(controls) ? place : (place?.querySelector<HTMLElement>(controls) ?? null)
}

/** Takes the keyboard to a field. */
export const focusField = (fieldId: string) => controlOf(fieldId)?.focus()

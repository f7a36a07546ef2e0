/** Beside the router's own fields in the entry's state: which step of the picker it is. */
export const stepMark = 'vehiclePicker'

/** The step of the picker, 1 to 4, that the browser's history stands at; 0 for none. */
export function stepInHistory() {
	const step: unknown = window.history.state?.[stepMark]
	return typeof step === 'number' && step > 0 ? step : 0
}

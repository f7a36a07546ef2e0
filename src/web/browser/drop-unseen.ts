import { withoutUnseen } from '#shared/unseen-characters.ts'

/**
 * Takes out of every field what was pasted with it and is not seen: a number that looks right would be refused. Heard before React, which
 * then reads the text that stands there; a password stays as it is.
 */
export function dropUnseen(): void {
	window.addEventListener(
		'input',
		({ target }) => {
			const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'password')
			if (!isField) return
			const text = withoutUnseen(target.value)
			// The setter of the class: the field's own one, which React has put there, would keep the change from React.
			if (text !== target.value) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, text)
		},
		{ capture: true },
	)
}

import { z } from 'zod'

export const tooManyCharacters = (maximum: number) => `Ensure this field has no more than ${maximum} characters.`
export const unusableCharacter = 'This text has a character that cannot be used. Please type it again.'

/**
 * The words for a field that is missing or of the wrong kind, where a schema says nothing of its own (B.R-30).
 * Messages that a specification names stand beside their field.
 */
z.config({
	customError: (issue) => {
		if (issue.input === undefined || issue.input === null) return 'This field is required.'
		if (issue.code === 'invalid_type') return wrongKind[String(issue.expected)] ?? 'This value is not valid.'
		if (issue.code === 'too_big' && issue.origin === 'string') return tooManyCharacters(Number(issue.maximum))
		if (issue.code === 'too_small' && issue.origin === 'string')
			return issue.minimum === 1 ? 'This field may not be blank.' : `Ensure this field has at least ${issue.minimum} characters.`
		if (issue.code === 'too_big') return `Enter ${issue.maximum} or less.`
		if (issue.code === 'too_small') return `Enter ${issue.minimum} or more.`
		if (issue.code === 'invalid_value') return 'This is not a valid choice.'
		return 'This value is not valid.'
	},
})

const wrongKind: Record<string, string> = {
	string: 'This must be a text.',
	number: 'A valid number is required.',
	int: 'A valid whole number is required.',
	boolean: 'This must be true or false.',
	array: 'This must be a list.',
	object: 'This must be an object.',
}

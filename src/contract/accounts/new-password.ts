import { createRequire } from 'node:module'
import { z } from 'zod'
import { accountLimits, commonPassword, newPasswordProblem } from './account-words.ts'

/**
 * A password that somebody chooses: the rules that the form shows, and none that anybody would try first (A.E-04, D-50). Taken as typed.
 */
export const newPassword = z
	.string({ error: ({ input }) => (input === undefined || input === null ? (newPasswordProblem('') ?? undefined) : undefined) })
	.superRefine((text, context) => {
		const problem = newPasswordProblem(text) ?? (isCommonPassword(text) ? commonPassword : null)
		if (problem) context.addIssue({ code: 'custom', message: problem })
	})

/** Whether this password is among the first that anybody would try (D-50). Case does not make it better. */
export function isCommonPassword(text: string): boolean {
	common ??= new Set([...wellKnown(), ...alsoInIndia])
	return common.has(text.toLowerCase())
}

let common: Set<string> | undefined

/** Read at the first password that is judged: 50,000 of the whole world, of which those count that could be chosen here. */
function wellKnown(): string[] {
	const { dictionary }: typeof import('@zxcvbn-ts/language-common') = createRequire(import.meta.url)('@zxcvbn-ts/language-common')
	return dictionary['passwords-common'].filter((password) => couldBeChosen(password) && !permitted.has(password))
}
const couldBeChosen = (password: string) => password.length >= accountLimits.password.min && /[a-z]/.test(password) && /\d/.test(password)

/** The specification's example of a password that is taken (A.ACC-29). */
const permitted = new Set(['abcdefg1'])

const alsoInIndia = `
	admin@123 password@1 password@123 pass@123 welcome@1 welcome@123 qwerty@123 password2024 password2025 password2026 welcome2024
	welcome2025 welcome2026 india1234 india12345 india@123 india1947 bharat123 bharat1234 mumbai123 bangalore1 chennai123 krishna123
	ganesh123 sairam123 omsairam1 jaimatadi1 priyanka1 rajesh123 rahul1234 cricket123 cricket@123 motorcycle1 motorbike1 yamaha123
	yamahar15 hondacity1 bullet350 pulsar150 pulsar220 splendor1 activa123 hayabusa1 kawasaki1
`
	.trim()
	.split(/\s+/)

import { randomInt } from 'node:crypto'
import { accountLimits } from '#contract/accounts/account-words.ts'

const { min, max } = accountLimits.username

/**
 * A username for somebody who chose none, from the name or, where that has no Latin letters, the address: 3 to 30 letters, digits
 * and underscores (A.R-24). The `nth` try after the first has a number that gets longer, so that one of them is free.
 */
export function deriveUsername({ name, email, nth }: { name: string; email: string; nth: number }): string {
	const [base = 'rider'] = [name, email.split('@')[0] ?? ''].map(plain).filter((text) => text.length >= min)
	if (nth === 0) return base.slice(0, max)
	const number = String(randomInt(10 ** (nth + 2), 10 ** (nth + 3)))
	return `${base.slice(0, max - number.length - 1)}_${number}`
}

/** 'Zoë d’Souza' is 'zoe_d_souza'. */
const plain = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.replace(/^_+|_+$/g, '')

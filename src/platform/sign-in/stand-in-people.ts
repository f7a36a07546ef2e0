import { createHash } from 'node:crypto'

export type StandInPerson = { email: string; name: string; isVerified: boolean }

/** Who has come so far; the oldest make room. */
const maxPeople = 1_000

/** The people whom the stand-in for Google knows, each by the lasting name that an address always has. */
export function createStandInPeople() {
	const known = new Map<string, StandInPerson>()
	return {
		add(person: StandInPerson): string {
			const subject = createHash('sha256').update(`stand-in ${person.email.toLowerCase()}`).digest('hex').slice(0, 24)
			known.delete(subject)
			known.set(subject, person)
			const [oldest] = known.keys()
			if (known.size > maxPeople && oldest !== undefined) known.delete(oldest)
			return subject
		},
		find: (subject: string) => known.get(subject),
	}
}
export type StandInPeople = ReturnType<typeof createStandInPeople>

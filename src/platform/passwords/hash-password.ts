import { createPasswordWork, type Doing } from './create-password-work.ts'

const work = createPasswordWork()

/** argon2id of a random text nobody knows, of today's cost: an unknown account takes as long as a known one (A.E-03). */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$Bidu/2bBPWJYLkrFxEmZsw$ojuxRs1oG4LwAOpPR+gFvEkLludEKJu4XwgtH6CAvdk'

/** A password's salted slow hash in PHC form (A.E-04). Throws a Problem 503 when too many wait, in the words of `doing` (D-41). */
export const hashPassword = (text: string, doing: Doing = 'setting a password'): Promise<string> => work.hash(sameForm(text), doing)

/** Whether the password is the one that was hashed; never for null, which takes just as long. Throws a Problem 503 as above. */
export async function passwordMatches(hash: string | null, text: string, doing: Doing = 'logging in'): Promise<boolean> {
	const matches = await work.verify(hash ?? dummyHash, sameForm(text), doing)
	return matches && hash !== null
}

/** Ends the hashing process; for the shutdown. */
export const closePasswords = () => work.close()

/** Keyboards send the same letter in several Unicode forms. */
const sameForm = (text: string) => text.normalize('NFKC')

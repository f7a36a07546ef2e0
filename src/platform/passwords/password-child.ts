import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

// Before anything may start a thread, since threads inherit it: whoever browses comes before whoever logs in (D-41).
setPriority(constants.priority.PRIORITY_LOW)
try {
	// Where Linux shares out the processor by session first, this session's priority counts among the others.
	writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
} catch {
	// Another system, or one that does not.
}
const { hash, verify } = await import('@node-rs/argon2')

export type PasswordTask = { text: string; hash: string | null }
export type PasswordAnswer = { id: number; value: string | boolean } | { id: number; failure: string }

/** KiB, passes and lanes of argon2id (A.E-04). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

process.on('message', async ({ id, text, hash: expected }: PasswordTask & { id: number }) => {
	try {
		answer({ id, value: expected === null ? await hash(text, cost) : await verify(expected, text) })
	} catch (error) {
		answer({ id, failure: error instanceof Error ? error.message : String(error) })
	}
})
// Ctrl-C reaches the whole group of processes; the parent still needs answers while it finishes what it began.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

// Once the parent is gone there is nobody to tell that an answer did not arrive.
const answer = (message: PasswordAnswer) => process.send?.(message, undefined, undefined, () => undefined)

import { startChild } from './start-child.ts'

/** What a bare Fastify serves: bytes from memory, and rows of one statement. `path` as Fastify's router reads it. */
export type Control = {
	kept: { path: string; headers: Record<string, string>; body: string }[]
	asked: {
		path: string
		databaseUrl: string
		name: string
		text: string
		/** Names of the path's and the query's parameters, in the statement's order. */
		parameters: string[]
		/** Answered instead of the first row. */
		reply?: unknown
	}[]
}

export async function startControl(control: Partial<Control>): Promise<{ origin: string; pid: number; stop: () => void }> {
	const { ask, pid, stop } = startChild('control')
	return { origin: await ask<string>({ kept: [], asked: [], ...control }), pid, stop }
}

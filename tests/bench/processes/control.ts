import Fastify from 'fastify'
import pg from 'pg'
import type { Control } from '../support/control.ts'

// What the same work costs at least: Fastify alone, and Fastify with one statement.
process.on('message', async ({ kept, asked }: Control) => {
	const app = Fastify()
	for (const { path, headers, body } of kept) {
		const bytes = Buffer.from(body, 'base64')
		app.get(path, (_request, reply) => {
			reply.headers(headers).send(bytes)
		})
	}
	for (const { path, databaseUrl, name, text, parameters, reply: fixed } of asked) {
		const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
		app.get(path, async (request, reply) => {
			const given = { ...(request.params as object), ...(request.query as object) } as Record<string, unknown>
			const { rows } = await pool.query({ name, text, values: parameters.map((each) => given[each]) })
			return reply.type('application/json; charset=utf-8').send(JSON.stringify(fixed ?? rows[0]))
		})
	}
	process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
})
process.on('disconnect', () => process.exit())

import type { IncomingMessage } from 'node:http'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileRule } from '#contract/endpoint.ts'
import { type HeldFiles, holdFiles } from './held-files.ts'
import { Problem, refuseField } from './problem.ts'

type Rules = Readonly<Record<string, FileRule>>
/** The files of a form by field. */
type Uploads = Record<string, Uint8Array>

const megabyte = 1024 * 1024
/** Of a whole form, most of which is read only to say what is wrong with it. */
const maxBytes = { form: 50 * megabyte, field: 64 * 1024 }
/** A sender of whom nothing came for so long is given up. */
const stalledAfterMs = 15_000

/**
 * Adds calls that take a form (multipart/form-data) beside JSON: its fields become the same body, its files `request.uploads`. In
 * a scope of their own, so that no other call pays for it or takes one. A form is read after its caller is known.
 */
export function takeForms(app: FastifyInstance, rules: Rules, add: (scope: FastifyInstance) => void) {
	app.register(async (scope) => {
		await scope.register(multipart, {
			limits: {
				fields: 100,
				files: Object.keys(rules).length + 1,
				parts: 120,
				headerPairs: 20,
				fieldNameSize: 100,
				fieldSize: maxBytes.field,
				fileSize: Math.max(...Object.values(rules).map(bytesOf)) + 1,
			},
			throwFileSizeLimit: false,
		})
		scope.decorateRequest('uploads', null)
		scope.decorateRequest('heldFiles', null)
		scope.addHook('preValidation', async (request) => {
			if (request.isMultipart()) await readForm(request, rules)
		})
		// Runs for every answer, also where nobody listens any more.
		scope.addHook('onSend', async (request) => request.heldFiles?.letGo())
		add(scope)
	})
}

async function readForm(request: FastifyRequest, rules: Rules) {
	const { raw, actor, ip } = request
	request.heldFiles = holdFiles(actor ? `account ${actor.id}` : ip)
	try {
		const { fields, uploads } = await unlessStalled(raw, readParts(request, rules))
		request.body = Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
		request.uploads = uploads
	} catch (error) {
		// Whoever still sends hears the answer only after the last byte.
		raw.unpipe()
		raw.resume()
		if (error instanceof Problem) throw error
		throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : new Problem(400, 'The form cannot be read.')
	}
}

async function readParts(request: FastifyRequest, rules: Rules) {
	const uploads: Uploads = {}
	const fields = new Map<string, unknown[]>()
	endWithinBounds(request)
	for await (const part of request.parts()) {
		if (part.type === 'file') await readFile(request, part, rules, uploads)
		else if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge()
		else fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
	}
	return { fields, uploads }
}

/** What was read, or 408 as soon as nothing came for too long. */
async function unlessStalled<T>(raw: IncomingMessage, read: Promise<T>): Promise<T> {
	const { promise: stalled, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(new Problem(408, 'The rest of the upload did not arrive. Please send it again.')), stalledAfterMs)
	const goOn = () => timer.refresh()
	raw.on('data', goOn)
	try {
		return await Promise.race([read, stalled])
	} finally {
		raw.off('data', goOn)
		clearTimeout(timer)
		// Of what was given up nobody wants to know how it ends.
		read.catch(() => undefined)
	}
}

/** What is longer than any form is not even read; a length that is not told is counted. */
function endWithinBounds({ headers, raw }: FastifyRequest) {
	if (Number(headers['content-length']) > maxBytes.form) throw tooLarge()
	let read = 0
	raw.on('data', (chunk: Uint8Array) => {
		read += chunk.length
		if (read > maxBytes.form) raw.destroy()
	})
}

async function readFile(request: FastifyRequest, part: MultipartFile, rules: Rules, uploads: Uploads) {
	const { fieldname, filename, file } = part
	const rule = Object.hasOwn(rules, fieldname) ? rules[fieldname] : undefined
	if (!rule) throw refuseField(fieldname, 'This field takes no file.')
	const chunks: Uint8Array[] = []
	for await (const chunk of file) {
		request.heldFiles?.take(chunk.length)
		chunks.push(chunk)
	}
	const bytes = Buffer.concat(chunks)
	// A browser sends a file without name and content where none was chosen.
	if (bytes.length === 0 && !filename) return
	if (uploads[fieldname]) throw refuseField(fieldname, 'Please choose one file.')
	if (bytes.length > bytesOf(rule)) {
		const words = `Please choose a file of at most ${rule.megabytes} MB.`
		throw new Problem(413, words, { fields: { [fieldname]: [words] } })
	}
	uploads[fieldname] = bytes
}

const bytesOf = ({ megabytes }: FileRule) => megabytes * megabyte
const tooLarge = () => new Problem(413, 'The request is too large.')

declare module 'fastify' {
	interface FastifyRequest {
		/** Null where no form came. */
		uploads: Uploads | null
		/** Its uploads in memory; null where no form came. */
		heldFiles: HeldFiles | null
	}
}

import type { IncomingMessage } from 'node:http'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileRule } from '#contract/endpoint.ts'
import { fileTooLarge } from '#contract/file-words.ts'
import { Problem, refuseField } from './problem.ts'
import { type FileReceiver, type FileSink, receiveFiles } from './receive-files.ts'
import { openUploadQuota } from './upload-quota.ts'

type Rules = Readonly<Record<string, FileRule>>
type Forms = {
	rules: Rules
	/** Where files are stored as they arrive. The body then says true for each that came, and nothing else under its name. */
	receiving?: FileReceiver | undefined
}
/** The files of a form by field. */
type Uploads = Record<string, Uint8Array>
/** The same where they were stored as they came: under which keys, with digests (SHA-256) of what was sent. */
type ReceivedFiles = Record<string, { key: string; digest: string }>

const megabyte = 1024 * 1024
/** Of a whole form, most of which is read only to say what is wrong with it. */
const maxBytes = { form: 50 * megabyte, field: 64 * 1024 }
/** A sender of whom nothing came for so long is given up. */
const stalledAfterMs = 15_000

/**
 * Adds calls that take a form (multipart/form-data) beside JSON: its fields become the same body, its files `request.uploads`, or
 * `request.received`. In a scope of their own, so that no other call pays for it or takes one. A form is read after its caller is known.
 */
export function acceptForms(app: FastifyInstance, forms: Forms, add: (scope: FastifyInstance) => void) {
	const { rules, receiving } = forms
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
		scope.decorateRequest('received', null)
		scope.decorateRequest('takenFiles', null)
		scope.addHook('preValidation', async (request) => {
			if (request.isMultipart()) await readForm(request, forms)
			else if (receiving) request.body = withoutFiles(request.body, rules)
		})
		// Runs for every answer, also where nobody listens any more.
		scope.addHook('onSend', async (request) => request.takenFiles?.letGo())
		add(scope)
	})
}

/** Of a form of which nothing is read. */
const oneClickBytes = 2_000

/** Adds a call that takes a form which says nothing but that a button was pressed (RFC 8058), in a scope of its own as above. */
export function acceptOneClick(app: FastifyInstance, add: (scope: FastifyInstance) => void) {
	app.register(async (scope) => {
		const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data']
		scope.addContentTypeParser(kinds, { parseAs: 'string', bodyLimit: oneClickBytes }, (_request, _text, done) => done(null, undefined))
		add(scope)
	})
}

/** That a file came is nothing a caller can say. */
const withoutFiles = (body: unknown, rules: Rules) =>
	typeof body === 'object' && body !== null
		? Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(rules, name)))
		: body

async function readForm(request: FastifyRequest, { rules, receiving }: Forms) {
	const { raw, actor, ip } = request
	const sender = actor ? `account ${actor.id}` : ip
	const stall = refuseStalled(raw)
	request.uploads = receiving ? null : {}
	request.received = receiving ? {} : null
	request.takenFiles = receiving
		? receiveFiles(request, receiving, { sender, whileWorking: stall.whileWorking })
		: takeIntoMemory(request, sender)
	try {
		const fields = await stall.unlessStalled(readParts(request, { rules, receiving }))
		const sent = Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
		const came = Object.keys(request.received ?? {}).map((name) => [name, true])
		request.body = receiving ? { ...(withoutFiles(sent, rules) as object), ...Object.fromEntries(came) } : sent
	} catch (error) {
		// Whoever still sends hears the answer only after the last byte.
		raw.unpipe()
		raw.resume()
		if (error instanceof Problem) throw error
		throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : new Problem(400, 'The form cannot be read.')
	}
}

async function readParts(request: FastifyRequest, { rules, receiving }: Forms) {
	const fields = new Map<string, unknown[]>()
	const refused: Problem[] = []
	endWithinBounds(request, receiving ? megabyte + Object.values(rules).reduce((sum, rule) => sum + bytesOf(rule), 0) : maxBytes.form)
	for await (const part of request.parts()) {
		if (part.type === 'file')
			await readFile(request, part, rules).catch((error: unknown) => {
				// Of many files all are judged before the first is refused.
				if (!receiving || !(error instanceof Problem && error.fields)) throw error
				refused.push(error)
			})
		else if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge()
		else fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
	}
	const [first] = refused
	if (first) throw new Problem(first.status, first.message, { fields: Object.assign({}, ...refused.map((problem) => problem.fields)) })
	return fields
}

/** Gives up a sender of whom nothing came for too long: then what is read fails with 408. What is waited for by us does not count. */
function refuseStalled(raw: IncomingMessage) {
	let works = 0
	const { promise: stalled, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => {
		if (works > 0) timer.refresh()
		else reject(new Problem(408, 'The rest of the upload did not arrive. Please send it again.'))
	}, stalledAfterMs)
	const goOn = () => timer.refresh()
	return {
		whileWorking: async <T>(work: () => Promise<T>): Promise<T> => {
			works += 1
			try {
				return await work()
			} finally {
				works -= 1
				timer.refresh()
			}
		},
		unlessStalled: async <T>(read: Promise<T>): Promise<T> => {
			raw.on('data', goOn)
			try {
				return await Promise.race([read, stalled])
			} finally {
				raw.off('data', goOn)
				clearTimeout(timer)
				// Of what was given up nobody wants to know how it ends.
				read.catch(() => undefined)
			}
		},
	}
}

/** What is longer than any form is not even read; a length that is not told is counted. */
function endWithinBounds({ headers, raw }: FastifyRequest, most: number) {
	if (Number(headers['content-length']) > most) throw tooLarge()
	let read = 0
	raw.on('data', (chunk: Uint8Array) => {
		read += chunk.length
		if (read > most) raw.destroy()
	})
}

async function readFile(request: FastifyRequest, { fieldname, filename, file }: MultipartFile, rules: Rules) {
	const rule = Object.hasOwn(rules, fieldname) ? rules[fieldname] : undefined
	if (!rule) {
		// Else the parts behind it would never come.
		file.resume()
		throw refuseField(fieldname, 'This field takes no file.')
	}
	const { takenFiles, uploads, received } = request
	if (!takenFiles) throw new Error('A file without a place to go')
	const arrived = await takenFiles.arrive(file)
	try {
		// A browser sends a file without name and content where none was chosen.
		if (arrived.length === 0 && !filename) return
		if ((received ?? uploads)?.[fieldname]) throw refuseField(fieldname, 'Please choose one file.')
		if (arrived.length > bytesOf(rule)) {
			const words = fileTooLarge(rule.megabytes)
			throw new Problem(413, words, { fields: { [fieldname]: [words] } })
		}
		await arrived.keep(fieldname)
	} finally {
		await arrived.letGo()
	}
}

function takeIntoMemory(request: FastifyRequest, sender: string): FileSink {
	const held = openUploadQuota(sender)
	return {
		arrive: async (file) => {
			const chunks: Uint8Array[] = []
			for await (const chunk of file) {
				held.take(chunk.length)
				chunks.push(chunk)
			}
			const bytes = Buffer.concat(chunks)
			const keep = async (field: string) => {
				if (request.uploads) request.uploads[field] = bytes
			}
			return { length: bytes.length, keep, letGo: async () => undefined }
		},
		letGo: held.letGo,
	}
}

const bytesOf = ({ megabytes }: FileRule) => megabytes * megabyte
const tooLarge = () => new Problem(413, 'The request is too large.')

declare module 'fastify' {
	interface FastifyRequest {
		/** Null where no form came, or its files were stored as they came. */
		uploads: Uploads | null
		/** Null unless they were. */
		received: ReceivedFiles | null
		/** Null where no form came. */
		takenFiles: FileSink | null
	}
}

import type { z } from 'zod'
import './field-messages.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Address = `${Method} /${string}`

/** Who may call. `signed-in` is any account; `technician`, `staff` and `admin` include the roles above them (D-20). */
export type Access = 'public' | 'signed-in' | 'technician' | 'staff' | 'admin'

/** What may be sent as a file: how large it may be, and what it should be, for the description. Its content decides, not its name. */
export type FileRule = { megabytes: number; mediaTypes: readonly string[] }

/** One HTTP call, described once: the server validates with it, every client is typed by it, OpenAPI is written from it. */
export type Endpoint = {
	address: Address
	/** Other addresses that answer the same (B.R-03). */
	aliases?: readonly Address[]
	summary: string
	access: Access
	params?: z.ZodObject
	query?: z.ZodObject
	body?: z.ZodType
	reply: z.ZodType
	/** Success; the first is the usual one. 303 sends a browser on. */
	status?: readonly (200 | 201 | 204 | 303)[]
	/** What it is refused with beside what all calls of its kind are (describe-api.ts), in words for the description. */
	refused?: Partial<Record<400 | 401 | 403 | 404 | 409, string>>
	/** Also takes a form (multipart/form-data), in which these fields may be files. */
	files?: Readonly<Record<string, FileRule>>
	/** Takes an empty form too, as mail programs send it for their own button (RFC 8058). */
	oneClick?: true
	/** Takes an Idempotency-Key (D-19). */
	repeatable?: true
	/** A GET that changes something; it has no HEAD. */
	writes?: true
	/** Answers with server-sent events until somebody hangs up; `reply` is the data of one of them. */
	stream?: true
}

type Part<S, K extends string, Shape> = S extends z.ZodType ? { [key in K]: Shape } : unknown
/** A call that takes files takes its whole body as a form too. */
type Body<E extends Endpoint> = E['body'] extends z.ZodType
	? { body: z.input<E['body']> | (E['files'] extends object ? FormData : never) }
	: unknown
type Files<F> = F extends object ? { files: { [field in keyof F]?: Uint8Array } } : unknown
type Optional<S, K extends string, Shape> = S extends z.ZodType ? { [key in K]?: Shape } : unknown

/** What a caller sends. `key` is the Idempotency-Key; one per action of a person, the same for its repetition. */
export type Request<E extends Endpoint> = Part<E['params'], 'params', z.input<NonNullable<E['params']>>> &
	Optional<E['query'], 'query', z.input<NonNullable<E['query']>>> &
	Body<E> & { key?: string; signal?: AbortSignal }

/** What a handler receives after validation. */
export type Validated<E extends Endpoint> = Part<E['params'], 'params', z.output<NonNullable<E['params']>>> &
	Part<E['query'], 'query', z.output<NonNullable<E['query']>>> &
	Part<E['body'], 'body', z.output<NonNullable<E['body']>>> &
	Files<E['files']>

export type Reply<E extends Endpoint> = z.output<E['reply']>

export const endpoint = <const A extends Address, const E extends Omit<Endpoint, 'address'>>(address: A, shape: E) => ({
	address,
	...shape,
})

import { z } from 'zod'
import type { CacheTag } from './cache-tags.ts'
import type { CollectionAddresses } from './collection-addresses.ts'
import type { Access, Endpoint } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { idParams, wholeId } from './fields.ts'
import { csvFile, ImportReport, importQuery } from './import-rows.ts'
import { dayQuery, noContent, pageOf, pageQuery, version } from './staff-fields.ts'
import { maxOrdered } from './staff-words.ts'

type Shape = Readonly<Record<string, z.ZodType>>

type Declared = {
	/** What one is called, with its article: 'a service category'. */
	one: string
	/** What the list holds, as a heading: 'Service categories, hidden ones too'. */
	many: string
	/** Who may do what. What nobody is named for does not exist: it answers 405. */
	access: { read: Access; create?: Access; change?: Access; remove?: Access; import?: Access; order?: Access }
	/** The public replies and pages that show it, whose cached bytes a change makes outdated. */
	shownBy: readonly CacheTag[]
	/** What staff read: the key, `version` and every field. */
	row: z.ZodObject
	/** What staff write, without defaults: an absent field stays as it is, and the server knows what a new one begins with. */
	fields: Shape
	/** The fields that a new one must have. */
	required?: readonly string[]
	/** Written once, when it is created. */
	fixed?: Shape
	orderings: readonly string[]
	filters?: Shape
}

type NameOf<A extends CollectionAddresses> = A['list'] extends `GET /admin/${infer Name}/` ? Name : never
type KeyOf<A extends CollectionAddresses> = A['find'] extends `GET /admin/${string}/:${infer Key}/` ? Key : never
type Given<S> = S extends Shape ? S : Record<never, never>
type Optional<S> = { [field in keyof S]: z.ZodOptional<S[field] extends z.ZodType ? S[field] : never> }
type Days<D extends Declared> = 'created_at' extends keyof D['row']['shape'] ? typeof dayQuery : Record<never, never>
type ListQuery<D extends Declared> = z.ZodObject<ReturnType<typeof pageQuery<D['orderings'][number]>> & Days<D> & Given<D['filters']>>
type Params<A extends CollectionAddresses> = z.ZodObject<Record<KeyOf<A>, z.ZodCoercedNumber | z.ZodString | z.ZodUUID>>
type Required<D extends Declared> = D['required'] extends readonly string[] ? D['required'][number] : never
type CreateBody<D extends Declared> = z.ZodObject<
	Given<D['fixed']> & Optional<Omit<D['fields'], Required<D>>> & Pick<D['fields'], Required<D> & keyof D['fields']>
>
type ChangeBody<D extends Declared> = z.ZodObject<Optional<D['fields']> & { version: typeof version }>

type Reads<A extends CollectionAddresses, D extends Declared> = {
	list: {
		address: A['list']
		summary: string
		access: D['access']['read']
		query: ListQuery<D>
		reply: ReturnType<typeof pageOf<D['row']>>
	}
	find: { address: A['find']; summary: string; access: D['access']['read']; params: Params<A>; reply: D['row'] }
}
type Creates<A extends CollectionAddresses, D extends Declared> = D['access'] extends { create: infer Who extends Access }
	? {
			create: {
				address: A['create']
				summary: string
				access: Who
				body: CreateBody<D>
				reply: D['row']
				status: readonly [201]
				repeatable: true
			}
		}
	: unknown
type Changes<A extends CollectionAddresses, D extends Declared> = D['access'] extends { change: infer Who extends Access }
	? { change: { address: A['change']; summary: string; access: Who; params: Params<A>; body: ChangeBody<D>; reply: D['row'] } }
	: unknown
type Removes<A extends CollectionAddresses, D extends Declared> = D['access'] extends { remove: infer Who extends Access }
	? {
			remove: {
				address: A['remove']
				summary: string
				access: Who
				params: Params<A>
				reply: typeof noContent
				status: readonly [204]
			}
		}
	: unknown

type Imports<A extends CollectionAddresses, D extends Declared> = D['access'] extends { import: infer Who extends Access }
	? {
			import: {
				address: A['import']
				summary: string
				access: Who
				query: typeof importQuery
				body: typeof noFields
				files: { file: typeof csvFile }
				reply: typeof ImportReport
				repeatable: true
			}
		}
	: unknown

type Orders<A extends CollectionAddresses, D extends Declared> = D['access'] extends { order: infer Who extends Access }
	? { order: { address: A['order']; summary: string; access: Who; body: typeof orderBody; reply: typeof orderReply } }
	: unknown

/** The keys of all that stand in one order, the first one first. */
const orderBody = z.object({
	keys: z
		.array(z.union([z.uuid(), wholeId()], 'This is not one of the list.'))
		.min(1)
		.max(maxOrdered),
})
const orderReply = z.object({ changed: z.number() })

/** The file is all that is sent. */
const noFields = z.object({})

/** What is known of a collection beside its calls. */
type AboutCollection<Name extends string = string> = {
	/** As in the path, the audit log and the news for open screens: 'service-categories'. */
	name: Name
	/** The field by which one of it is addressed. */
	key: string
	shownBy: readonly CacheTag[]
}
type WithParams = Endpoint & { params: z.ZodObject }
/** What every declared collection has in common. */
export type Collection = {
	about: AboutCollection
	list: Endpoint & { query: z.ZodObject }
	find: WithParams & { reply: z.ZodObject }
	create?: Endpoint & { body: z.ZodObject }
	change?: WithParams & { body: z.ZodObject }
	remove?: WithParams
	import?: Endpoint & Imports<CollectionAddresses, Declared & { access: { import: Access } }>['import']
	order?: Endpoint & Orders<CollectionAddresses, Declared & { access: { order: Access } }>['order']
}

/** The calls of a collection of the company and what is known of it, from one declaration (D-22, D-48). */
export function collection<const A extends CollectionAddresses, const D extends Declared>(addresses: A, declared: D) {
	const { one, many, access, shownBy, row, fields, required = [], fixed = {}, orderings, filters = {} } = declared
	const [, name = '', key = ''] = /^GET \/admin\/([^/]+)\/:(\w+)\/$/.exec(addresses.find) ?? []
	const params = paramsOf(key)
	const optional = z.object(fields).partial().shape
	const needed = Object.fromEntries(Object.entries(fields).filter(([field]) => required.includes(field)))
	const calls = {
		list: endpoint(addresses.list, {
			summary: many,
			access: access.read,
			query: z.object({ ...pageQuery(orderings), ...('created_at' in row.shape && dayQuery), ...filters }),
			reply: pageOf(row),
		}),
		find: endpoint(addresses.find, { summary: one.replace(/^./, (first) => first.toUpperCase()), access: access.read, params, reply: row }),
		...(access.create && {
			create: endpoint(addresses.create, {
				summary: `Creates ${one}`,
				access: access.create,
				body: z.object({ ...fixed, ...optional, ...needed }),
				reply: row,
				status: [201],
				repeatable: true,
			}),
		}),
		...(access.change && {
			change: endpoint(addresses.change, {
				summary: `Changes ${one}`,
				access: access.change,
				params,
				body: z.object({ ...optional, version }),
				reply: row,
			}),
		}),
		...(access.remove && {
			remove: endpoint(addresses.remove, {
				summary: `Deletes ${one} unless it is in use`,
				access: access.remove,
				params,
				reply: noContent,
				status: [204],
			}),
		}),
		...(access.import && {
			import: endpoint(addresses.import, {
				summary: `${many}: creates and changes them from a CSV file, all rows or none`,
				access: access.import,
				query: importQuery,
				body: noFields,
				files: { file: csvFile },
				reply: ImportReport,
				repeatable: true,
			}),
		}),
		...(access.order && {
			order: endpoint(addresses.order, {
				summary: `${many}: puts them in order, one key after another`,
				access: access.order,
				refused: { 409: 'Something was added or deleted meanwhile; `current` has the keys as they stand.' },
				body: orderBody,
				reply: orderReply,
			}),
		}),
	}
	const about: AboutCollection = { name, key, shownBy }
	// The types say of each declaration what is built here of any.
	return { about, ...calls } as unknown as { about: AboutCollection<NameOf<A>> } & Reads<A, D> &
		Creates<A, D> &
		Changes<A, D> &
		Removes<A, D> &
		Imports<A, D> &
		Orders<A, D>
}

/** What does not fit is an unknown object. */
function paramsOf(key: string): z.ZodObject {
	if (key === 'id') return idParams
	return z.object({ [key]: key === 'uuid' ? z.uuid() : z.string().max(100) })
}

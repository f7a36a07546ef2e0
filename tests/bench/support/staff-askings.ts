import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { staff } from '../../../src/contract/staff.ts'
import { addDays, dayOf } from '../../../src/shared/days.ts'
import { askJson } from './ask.ts'
import type { Product } from './bench-setup.ts'
import type { Asking } from './load.ts'
import { tokenOf } from './riders.ts'

type Row = Record<string, unknown>
type Page = { count: number; results: Row[] }
/** One way of asking a list or a figure, by several words or keys in turn. `isSearch` counts and finds in one statement. */
export type StaffAsking = { name: string; requests: Asking[]; isSearch: boolean }
type Schema = { def: { type: string; innerType?: Schema; in?: Schema; entries?: Record<string, string> } }

const pathOf = ({ address }: Endpoint) => `/api${address.replace(/^GET /, '')}`
const shapeOf = ({ query }: Endpoint) => (query?.shape ?? {}) as unknown as Record<string, Schema>
const reads = Object.values(staff)
	.flatMap((calls): Endpoint[] =>
		'address' in calls ? [calls] : Object.values(calls).filter((call): call is Endpoint => 'address' in call),
	)
	.filter(({ address }) => address.startsWith('GET '))
const isWhole = ({ address }: Endpoint) => !address.includes('/:')
const isList = (call: Endpoint) => 'page' in shapeOf(call)

/** Every list of the company and every figure, as the contract has them, by path. */
export const staffLists = reads.filter((call) => isWhole(call) && isList(call))
export const staffFigures = reads.filter((call) => isWhole(call) && !isList(call))
export const nameOf = (call: Endpoint) => pathOf(call).replace(/^\/api\/(admin\/)?|\/$/g, '')

/** By days that are not over and by words that occur in this database. */
export async function openStaffAskings(product: Product) {
	const headers = { authorization: `Bearer ${await tokenOf(product.sql, 'admin')}` }
	const ask = (path: string) => askJson<Page>(`${product.origin}${path}`, { access: headers.authorization.slice('Bearer '.length) })
	const by = (name: string, paths: string[], isSearch = false): StaffAsking => ({
		name,
		requests: paths.map((path) => ({ path, headers })),
		isSearch,
	})
	/** From all over the list. */
	const rowsOf = async (call: Endpoint, filter = '') => {
		const { count, results } = await ask(`${pathOf(call)}?${filter}`)
		const pages = [0.1, 0.4, 0.6, 0.9].map((share) => Math.max(1, Math.ceil((count * share) / 4)))
		const others = await Promise.all(pages.map((page) => ask(`${pathOf(call)}?page=${page}&page_size=4${filter}`)))
		return { count, rows: [...results, ...others.flatMap((page) => page.results)].map(flat) }
	}
	const users = await rowsOf(staff.users, '&role=customer')
	const words = customerWords(users.rows)

	return {
		/** The first page, the last one, each ordering, filter and search, and what is read of one. */
		ofList: async (call: Endpoint): Promise<StaffAsking[]> => {
			const [path, shape] = [pathOf(call), shapeOf(call)]
			const { count, rows } = await rowsOf(call)
			const asked = (name: string, query: string) => by(name, [`${path}?${query}`])
			const search = (name: string, found: string[]) =>
				by(
					`search, ${name}`,
					found.map((word) => `${path}?search=${encodeURIComponent(word)}`),
					true,
				)
			const filters = Object.keys(shape).filter((name) => !['page', 'page_size', 'search', 'ordering', 'date_to'].includes(name))
			return [
				asked('newest', ''),
				asked('last page', `page=${Math.max(1, Math.ceil(count / 20))}`),
				...optionsOf(shape.ordering).map((value) => asked(`by ${value}`, `ordering=${value}`)),
				...filters.flatMap((name) => {
					if (name === 'date_from') return [asked('a month', monthAgo)]
					const options = optionsOf(shape[name])
					if (options.length > 0) return options.map((value) => asked(`${name}=${value}`, `${name}=${value}`))
					const known = valueIn(rows, name)
					return known === undefined ? [] : [asked(`${name}=…`, `${name}=${encodeURIComponent(known)}`)]
				}),
				...Object.entries(wordsOf(rows)).map(([field, found]) => search(field, found)),
				...Object.entries(words).map(([of, found]) => search(`a customer's ${of}`, found)),
				...reads
					.filter((other) => pathOf(other).startsWith(`${path}:`))
					.map((other) => by(`one${pathOf(other).slice(path.length).replace(/^:\w+/, '')}`, keysOf(other, rows))),
			].filter(({ requests }) => requests.length > 0)
		},
		/** As it comes, and for a year where it takes a period. */
		ofFigure: (call: Endpoint): StaffAsking[] => {
			const [path, shape] = [pathOf(call), shapeOf(call)]
			const isNeeded = (name: string) => shape[name] !== undefined && shape[name].def.type !== 'optional'
			const needed = Object.keys(shape).flatMap((name) =>
				optionsOf(shape[name]).length > 0 && isNeeded(name) ? [`${name}=${optionsOf(shape[name])[0]}`] : [],
			)
			const usual = by('as it comes', [`${path}?${[...needed, ...(isNeeded('date_from') ? [monthAgo] : [])].join('&')}`])
			return 'date_from' in shape && !isNeeded('date_from') ? [usual, by('a year', [`${path}?${[...needed, year].join('&')}`])] : [usual]
		},
	}
}

const today = dayOf(new Date())
const monthAgo = `date_from=${addDays(today, -60)}&date_to=${addDays(today, -30)}`
const year = `date_from=${addDays(today, -364)}&date_to=${today}`

/** What may be chosen, none where anything may be written. */
function optionsOf(schema: Schema | undefined): string[] {
	const def = schema?.def
	return def?.entries ? Object.values(def.entries) : def?.innerType || def?.in ? optionsOf(def.innerType ?? def.in) : []
}

/** With the fields of what it holds, such as the vehicle's of a booking. */
const flat = (row: Row): Row => ({
	...Object.fromEntries(
		Object.entries(row).flatMap(([name, value]) =>
			isRow(value) ? Object.entries(value).map(([inner, of]) => [inner === 'id' ? name : inner, of]) : [],
		),
	),
	...Object.fromEntries(Object.entries(row).filter(([, value]) => !isRow(value))),
})
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a filter of this name may be asked for: what a row has under it. */
function valueIn(rows: Row[], name: string) {
	const found = rows
		.flatMap((row) => [row[name], row[`${name}_id`]])
		.find((value) => ['string', 'number'].includes(typeof value) && value !== '')
	return found === undefined ? undefined : String(found)
}

const isNamed = /(^|_)(name|phone|phone_number|number|reference|email|username|brand)$/
/** The words of each field that people are found by. */
function wordsOf(rows: Row[]): Record<string, string[]> {
	const fields = new Set(rows.flatMap((row) => Object.keys(row).filter((field) => isNamed.test(field))))
	return Object.fromEntries(
		[...fields].map((field) => [
			field,
			[...new Set(rows.map((row) => row[field]).filter((value) => typeof value === 'string' && value !== '') as string[])],
		]),
	)
}

/** What is typed into the palette and the finder of callers, which ask several lists. */
function customerWords(users: Row[]) {
	const { name = [], phone_number = [], registration_number = [] } = wordsOf(users)
	return {
		name,
		surname: name.map((whole) => whole.split(' ').at(-1) ?? ''),
		'first letters': name.map((whole) => whole.slice(0, 3)),
		phone: phone_number,
		'first digits': phone_number.map((whole) => whole.slice(0, 4)),
		plate: registration_number,
	}
}

function keysOf(call: Endpoint, rows: Row[]) {
	const [, key = ''] = /:(\w+)/.exec(call.address) ?? []
	return rows.flatMap((row) => (row[key] === undefined ? [] : [pathOf(call).replace(/:\w+/, String(row[key]))]))
}

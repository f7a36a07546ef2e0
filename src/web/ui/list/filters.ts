import { isDay } from '#shared/days.ts'
import type { Filter, ListQuery, FilterOption as Option } from './list-type.ts'

/** The names of a filter in the address and in the call. */
export const namesOf = (filter: Filter): string[] =>
	filter.kind === 'days' ? [filter.from, filter.to] : filter.kind === 'numbers' ? [filter.min, filter.max] : [filter.name]

/** Several values of one filter, from the one text in which they travel. */
export const valuesOf = (joined: string | undefined) => (joined ? joined.split(',').filter(Boolean) : [])

/** The query of a filter, from whatever the address says: values that make no sense are left out, spans the wrong way round are turned. */
export function readFilter(filter: Filter, search: URLSearchParams): ListQuery {
	const typed = (name: string) => search.get(name)?.trim() || undefined
	switch (filter.kind) {
		case 'select': {
			const value = typed(filter.name)
			return { [filter.name]: filter.isOpen || isKnown(filter.options, value) ? value : undefined }
		}
		case 'several': {
			const values = [...new Set(search.getAll(filter.name).flatMap(valuesOf))].filter(
				(value) => filter.isOpen || isKnown(filter.options, value),
			)
			return { [filter.name]: values.join(',') || undefined }
		}
		case 'days': {
			const [from, to] = inOrder(dayIn(typed(filter.from)), dayIn(typed(filter.to)))
			return { [filter.from]: from, [filter.to]: to }
		}
		case 'numbers': {
			const ends = [numberIn(typed(filter.min)), numberIn(typed(filter.max))] as const
			const { bounds, usual } = filter
			const [min, max] = usual ? ends : inOrder(...ends)
			return {
				[filter.min]: min === undefined || min === usual?.min || (bounds && min <= bounds.min) ? undefined : String(min),
				[filter.max]: max === undefined || max === usual?.max || (bounds && max >= bounds.max) ? undefined : String(max),
			}
		}
		case 'text':
			return { [filter.name]: typed(filter.name) }
	}
}

const isKnown = (options: readonly Option[], value: string | undefined) => options.some((option) => option.value === value)
const dayIn = (text: string | undefined) => (text && isDay(text) && text >= '1900' ? text : undefined)

/** '₹ 1,200.50' as 1200.5; undefined for what is no amount. */
export function numberIn(text: string | undefined) {
	const digits = text?.replace(/[₹,\s]/g, '')
	return digits && /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

const inOrder = <T extends string | number>(low: T | undefined, high: T | undefined) =>
	low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]

/** What a form with the fields of these filters says, to the last letter that was typed. */
export function filtersIn(form: HTMLFormElement, filters: readonly Filter[]): ListQuery {
	const typed = new URLSearchParams()
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value)
	return Object.assign({}, ...filters.map((filter) => readFilter(filter, typed)))
}

/** One thing a list is filtered by: its words, and what the address changes to without it. */
export type AppliedFilter = { key: string; words: string; without: ListQuery }

/** What a list is filtered by, each to be taken off alone. */
export function listApplied(filters: readonly Filter[], search: string, asked: ListQuery): AppliedFilter[] {
	return [
		...(search ? [{ key: 'search', words: `“${search}”`, without: { search: undefined } }] : []),
		...filters.flatMap((filter) => appliedOf(filter, asked)),
	]
}

function appliedOf(filter: Filter, asked: ListQuery): AppliedFilter[] {
	switch (filter.kind) {
		case 'several': {
			const values = valuesOf(asked[filter.name])
			return values.map((value) => ({
				key: `${filter.name} ${value}`,
				words: `${filter.label}: ${labelIn(filter.options, value)}`,
				without: { [filter.name]: values.filter((other) => other !== value).join(',') || undefined },
			}))
		}
		case 'days':
			return span(filter.label, filter.from, filter.to, asked, (day) => day)
		case 'numbers':
			return span(filter.label, filter.min, filter.max, asked, (number) => `${filter.unit ?? ''}${number}`)
		default: {
			const value = asked[filter.name]
			if (!value) return []
			const words = filter.kind === 'select' ? labelIn(filter.options, value) : value
			return [{ key: filter.name, words: `${filter.label}: ${words}`, without: { [filter.name]: undefined } }]
		}
	}
}

const labelIn = (options: readonly Option[], value: string) => options.find((option) => option.value === value)?.label ?? value

function span(label: string, low: string, high: string, asked: ListQuery, say: (value: string) => string): AppliedFilter[] {
	const [from, to] = [asked[low], asked[high]]
	if (!from && !to) return []
	const words = from && to ? `${say(from)} to ${say(to)}` : from ? `from ${say(from)}` : `up to ${say(to ?? '')}`
	return [{ key: low, words: `${label}: ${words}`, without: { [low]: undefined, [high]: undefined } }]
}

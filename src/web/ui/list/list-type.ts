import type { ReactNode } from 'react'

/** What a list is asked with: values by their name in the call; several values of one name are joined by commas. Empty values are absent. */
export type ListQuery = { [name: string]: string | undefined }

type Span = { min: number; max: number }

export type FilterOption = { value: string; label: string }

/**
 * A filter of a list: one of some values, several of them, a span of days or numbers, or something typed. `any` is what no choice is
 * called. `isOpen`: values that are not among the options are asked for as well, because the options come later or name only some.
 */
export type Filter =
	| { kind: 'select'; name: string; label: string; any: string; options: readonly FilterOption[]; isOpen?: true }
	| { kind: 'several'; name: string; label: string; options: readonly (FilterOption & { count?: number })[]; isOpen?: true }
	| { kind: 'days'; label: string; from: string; to: string }
	/**
	 * `bounds` at both ends do not filter. `usual` ones stand in the fields where nothing is asked, and do not filter either; what lies
	 * beyond them does, and a span the wrong way round holds nothing.
	 */
	| { kind: 'numbers'; label: string; min: string; max: string; unit?: string; bounds?: Span; usual?: Span }
	| { kind: 'text'; name: string; label: string; placeholder?: string }

export type ListReply<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }

export type RowKey = string | number

export type Column<Row> = {
	id: string
	header: string
	cell: (row: Row) => ReactNode
	/** The cell in plain words: said in full where it is cut short, and written to a table file. */
	text?: (row: Row) => string | number
	/** The field the server sorts by. */
	sort?: string
	/** Which way the first press sorts; newest and dearest first is 'down'. */
	first?: 'up' | 'down'
	/** Digits aligned at the end. */
	number?: boolean
	/** The cell that names the row, leads to it and stays in sight when the table scrolls sideways. */
	main?: boolean
	/** Its place on a phone's card: beside the name, as a line with its header, or not at all. */
	card?: 'corner' | 'line' | 'none'
	/** Words of any length: shares the room that is left and cuts what is longer, breaks it into two lines, or shows it whole. Other cells keep one line and their width. */
	long?: 'cut' | 'break' | 'whole'
	/** Not shown until somebody chooses it. */
	optional?: boolean
}

/** One tab of a list: what it asks for, by a word in the address ('' is the first), perhaps in an order of its own. */
export type ListTab = { tab: string; label: string; count?: number; query: ListQuery; ordering?: string }

/** What the buttons of a panel of filters are called. */
export type PanelWords = { show: string; hide: string; apply: string; reset: string }

/** A collection as a screen: the whole declaration of a list. */
export type List<Row> = {
	/** In the plural, as a caption: 'Repairs'. */
	name: string
	list: (query: ListQuery, signal: AbortSignal) => Promise<ListReply<Row>>
	columns: readonly Column<Row>[]
	keyOf: (row: Row) => RowKey
	/** Where the row's main cell leads. */
	linkOf?: (row: Row) => string
	/** What can be searched for; absent where nothing can. */
	search?: string
	filters?: readonly Filter[]
	/** Filters above the rows, or in a column beside them on wide screens. */
	filtersAt?: 'above' | 'side'
	/** Filters in a panel that a button shows and hides and another applies together, in these words. */
	panel?: PanelWords
	tabs?: readonly ListTab[]
	/** Orders to choose from by name; absent: the sorted columns, both ways. */
	orders?: readonly { value: string; label: string }[]
	/** The order when none is asked for, shown in the heads. */
	ordering?: string
	/** Pages with numbers, or one list that grows. */
	paging?: 'pages' | 'more'
	/** Rows per page; the first is the usual. */
	pageSizes?: readonly [number, ...number[]]
	/** A row drawn as a card of its own at every width, in place of columns. */
	card?: (row: Row) => ReactNode
	/** Said when there is nothing at all. */
	empty: { title: string; text?: ReactNode; action?: ReactNode }
	/** Said, in place of the usual words, when rows cannot be had and when none match; shown while the first ones are on their way. */
	said?: { failed?: string; noneMatch?: string; loading?: ReactNode }
	/** Asked with every query, for a list of something else's rows. */
	always?: ListQuery
	/** Where several lists are on one screen: begins the names of its values in the address, so that a page is a page of this one. */
	part?: string
}

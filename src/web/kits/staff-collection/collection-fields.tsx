import type { ReactNode } from 'react'
import type { UploadFolder } from '#contract/company/upload-words.ts'
import { lastPlace } from '#contract/staff-words.ts'
import { dayOf } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { EditChoices } from '../../ui/form/edit-choices.tsx'
import { EditArea, EditCheck, EditSelect, EditText } from '../../ui/form/edit-fields.tsx'
import { EditList, EditPairs } from '../../ui/form/edit-list.tsx'
import type { FormFields, FormValue, FormValues } from '../../ui/form/form-fields.ts'
import { atMost, filled, numberOf, numberWithin, picturePath, rupeesUpTo, wholeWithin } from '../../ui/form/form-rules.ts'
import type { Editing } from '../../ui/form/use-editing.ts'
import { EditPicture } from './edit-picture.tsx'
import { EditReference, type Reference, ReferenceName } from './edit-reference.tsx'
import { EditReferences } from './edit-references.tsx'
import { type Options, useOptions } from './options.ts'

type Drawn<Value extends FormValue> = { edit: Editing<Record<string, Value>>; name: string; readOnlyReason: string | undefined }

/** A field of a collection: its words and rule, what it holds in the form and on the wire, and how it is drawn. */
export type CollectionField<Value extends FormValue = FormValue> = {
	label: string
	/** What a new one begins with. */
	begins: Value
	problem?(value: Value): string | null
	show?(value: Value): ReactNode
	/** Why only an admin changes it. */
	adminsAlone?: string
	/** Further names under which the server may refuse it. */
	answers?: readonly string[]
	/** Takes half of the line where there is room. */
	isHalf?: boolean
	fromRow(value: unknown): Value
	toBody(value: Value): unknown
	draw(drawn: Drawn<Value>): ReactNode
}

type About = Pick<CollectionField, 'answers' | 'isHalf' | 'adminsAlone'> & {
	hint?: ReactNode
	required?: boolean
	optional?: boolean
	'data-autofocus'?: ''
}

const asText = {
	begins: '',
	fromRow: (value: unknown) => (value === null || value === undefined ? '' : String(value)),
	toBody: (text: string): unknown => text,
}
/** What goes to the field's own properties, and what to the control. */
const split = ({ isHalf, adminsAlone, answers, ...control }: About, isUsuallyHalf = false) => ({
	about: { isHalf: isHalf ?? isUsuallyHalf, adminsAlone, answers },
	control,
})
const plainWords = { spellCheck: false, autoCapitalize: 'none' } as const

type TextAbout = About & {
	max: number
	/** An address or a code: nothing is corrected in it. */
	isCode?: true
	/** What is wrong with a text that is not too long. */
	problem?: (text: string) => string | null
	/** More than one line of text. */
	lines?: number
}

/** A text, of one line unless `lines` says more. */
export function text(label: string, { max, isCode, problem, lines, ...rest }: TextAbout): CollectionField<string> {
	const { about, control } = split(rest)
	const length = rest.required ? filled(max) : atMost(max)
	return {
		...asText,
		...about,
		label,
		problem: (typed) => length(typed) ?? (typed.trim() === '' ? null : (problem?.(typed.trim()) ?? null)),
		draw: (drawn) =>
			lines ? (
				<EditArea {...control} edit={drawn.edit} name={drawn.name} rows={lines} maxLength={max} />
			) : (
				<EditText {...control} {...drawn} {...(isCode && plainWords)} maxLength={max} />
			),
	}
}

type SlugAbout = { max: number; usedBy: string }

/** The name of something in addresses, or wherever `usedBy` says that it is used; the server makes one where it is left empty. */
export const slug = (label: string, { max, usedBy }: SlugAbout) =>
	text(label, {
		max,
		isCode: true,
		problem: (typed) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) ? null : 'Use small letters, digits and hyphens.'),
		hint: `Small letters, digits and hyphens; left empty it is made from the name. ${usedBy}, so change it only if you must.`,
	})

/** A picture: chosen as a file, or where it lies; `suggestions` are offered while that is typed. */
export const picture = (
	label: string,
	{ suggestions = [], folder = 'catalogue', ...rest }: About & { suggestions?: readonly string[]; folder?: UploadFolder },
): CollectionField<string> => {
	const { about, control } = split(rest)
	return {
		...asText,
		...about,
		label,
		problem: picturePath,
		toBody: (path) => path.trim() || null,
		draw: (drawn) => <EditPicture {...control} {...drawn} suggestions={suggestions} folder={folder} />,
	}
}

/** A day that has come, or none yet. */
export function pastDay(label: string, rest: Omit<About, 'required' | 'optional'> = {}): CollectionField<string> {
	const { about, control } = split(rest, true)
	return {
		...asText,
		...about,
		label,
		toBody: (typed) => typed || null,
		draw: (drawn) => <EditText {...control} {...drawn} type="date" optional max={dayOf(new Date())} />,
	}
}

type NumberAbout = About & { min: number; max: number; begins?: number; unit?: string; isWhole?: boolean }

/** A number with its unit; one that is not required may be none. */
export function number(label: string, { min, max, begins, unit, isWhole, ...rest }: NumberAbout): CollectionField<string> {
	const { about, control } = split(rest, true)
	const within = (isWhole ? wholeWithin : numberWithin)(min, max)
	return {
		...asText,
		...about,
		label,
		begins: begins === undefined ? '' : String(begins),
		problem: (typed) => (typed.trim() === '' && !rest.required ? null : within(typed)),
		show: (typed) => (unit && typed ? `${typed} ${unit}` : typed),
		toBody: (typed) => (typed.trim() === '' ? null : numberOf(typed)),
		draw: (drawn) => <EditText {...control} {...drawn} inputMode={isWhole ? 'numeric' : 'decimal'} after={unit} />,
	}
}

const maxRupees = 10_000_000
/** Rupees with their sign where a number is typed, else what is typed. */
const showRupees = (typed: string) => (Number.isNaN(numberOf(typed)) ? typed : formatExactRupees(numberOf(typed)))

/** An amount in rupees; one that is optional may be none. */
export function money(label: string, rest: Omit<About, 'required'> = {}): CollectionField<string> {
	const { about, control } = split(rest, true)
	const isNone = (typed: string) => rest.optional === true && typed.trim() === ''
	return {
		...asText,
		...about,
		label,
		problem: (typed) => (isNone(typed) ? null : rupeesUpTo(maxRupees)(typed)),
		show: (typed) => (isNone(typed) ? '' : showRupees(typed)),
		toBody: (typed) => (isNone(typed) ? null : numberOf(typed)),
		draw: (drawn) => <EditText {...control} {...drawn} required={!rest.optional} before="₹" inputMode="decimal" />,
	}
}

/** The place in an order that staff give. */
export const place = (hint: string) =>
	number('Place in the list', { min: 0, max: lastPlace, begins: 100, isWhole: true, required: true, hint })

/** Yes or no. */
export const yesNo = (
	label: string,
	{ begins, hint, isHalf }: { begins: boolean; hint?: ReactNode; isHalf?: boolean },
): CollectionField<boolean> => ({
	label,
	begins,
	isHalf: isHalf ?? false,
	fromRow: (value) => value === true,
	toBody: (value) => value,
	draw: ({ edit, name }) => <EditCheck edit={edit} name={name} hint={hint} />,
})

/** What must be chosen; `needed` is said when nothing is. */
const oneOf = (label: string, needed: string) => ({ ...asText, label, problem: (value: string) => (value === '' ? needed : null) })

/** One of some values. */
export function choice(label: string, { options, needed, ...rest }: About & { options: Options; needed: string }): CollectionField<string> {
	const { about, control } = split(rest, true)
	return {
		...oneOf(label, needed),
		...about,
		show: (value) => <OptionName options={options} value={value} />,
		draw: ({ edit, name }) => <ChoiceField {...control} edit={edit} name={name} options={options} />,
	}
}

const OptionName = ({ options, value }: { options: Options; value: string }) =>
	useOptions(options)?.find((option) => option.value === value)?.label ?? value

type ChoiceProps = Pick<Drawn<string>, 'edit' | 'name'> & { options: Options; hint?: ReactNode; required?: boolean }

function ChoiceField({ options, edit, ...rest }: ChoiceProps) {
	const known = useOptions(options)
	return (
		<EditSelect {...rest} edit={edit} required>
			<option value="">{known ? 'Choose…' : 'Loading…'}</option>
			{known?.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</EditSelect>
	)
}

/** One row of another collection, found by what is typed; without words for none it may be none. */
export function reference(label: string, { to, needed, ...rest }: About & { to: Reference; needed?: string }): CollectionField<string> {
	const { about, control } = split(rest, true)
	return {
		...(needed === undefined ? { ...asText, label } : oneOf(label, needed)),
		...about,
		show: (value) => <ReferenceName to={to} value={value} />,
		toBody: (value) => (value === '' ? null : to.isNumber ? Number(value) : value),
		draw: ({ edit, name }) => <EditReference {...control} edit={edit} name={name} to={to} />,
	}
}

type LinesAbout = { entry: string; maxLines: number; max: number; hint?: ReactNode }

/** Texts in an order that staff give. */
export const lines = (label: string, { entry, maxLines, max, hint }: LinesAbout): CollectionField<string[]> => ({
	label,
	begins: [],
	problem: (list) => (list.some((line) => line.trim() === '') ? 'A line is empty. Fill it or remove it.' : null),
	fromRow: (value) => (Array.isArray(value) ? value.map(String) : []),
	toBody: (list) => list,
	draw: ({ edit, name }) => <EditList edit={edit} name={name} entry={entry} max={maxLines} maxLength={max} hint={hint} />,
})

/** Any number of rows of another collection, each by its number, found by what is typed. */
export const references = (label: string, { options, hint }: { options: Options; hint?: ReactNode }): CollectionField<string[]> => ({
	label,
	begins: [],
	show: (values) => <OptionNames options={options} values={values} />,
	fromRow: (value) => (Array.isArray(value) ? value.map(String) : []),
	toBody: (values) => values.map(Number),
	draw: ({ edit, name }) => <EditReferences edit={edit} name={name} options={options} hint={hint} />,
})

const OptionNames = ({ options, values }: { options: Options; values: string[] }) => {
	const known = useOptions(options)
	return values.map((value) => known?.find((option) => option.value === value)?.label ?? value).join(', ')
}

type PairsAbout = { entry: string; maxLines: number; max: number; name: string; value: string; hint?: ReactNode }
/** Names with a text each, in an order that staff give. */
export const pairs = (label: string, { entry, maxLines, max, hint, ...parts }: PairsAbout): CollectionField<Record<string, string>[]> => ({
	label,
	begins: [],
	problem: (list) => {
		if (list.some(({ name, value }) => !name?.trim() || !value?.trim())) return 'A line is half empty. Fill it or remove it.'
		return new Set(list.map(({ name }) => name?.trim())).size < list.length ? 'Two lines have the same name.' : null
	},
	show: (list) => list.map(({ name, value }) => `${name}: ${value}`).join(', '),
	fromRow: (map) => Object.entries((map ?? {}) as Record<string, string>).map(([name, value]) => ({ name, value })),
	toBody: (list) => Object.fromEntries(list.map(({ name = '', value = '' }) => [name.trim(), value.trim()])),
	draw: ({ edit, name }) => (
		<EditPairs
			edit={edit}
			name={name}
			entry={entry}
			max={maxLines}
			hint={hint}
			parts={[
				{ part: 'name', label: parts.name, maxLength: max },
				{ part: 'value', label: parts.value, maxLength: max },
			]}
		/>
	),
})

type SeveralAbout = { options: readonly { value: string; label: string }[]; hint?: ReactNode }

/** Any number of some values; what is not among the options is not the form's to change. */
export const several = (label: string, { options, hint }: SeveralAbout): CollectionField<string[]> => ({
	label,
	begins: [],
	show: (values) => options.flatMap(({ value, label: name }) => (values.includes(value) ? name : [])).join(', '),
	fromRow: (value) => (Array.isArray(value) ? options.flatMap((option) => (value.includes(option.value) ? option.value : [])) : []),
	toBody: (values) => values,
	draw: ({ edit, name }) => <EditChoices edit={edit} name={name} options={options} hint={hint} />,
})

/** What the form kit knows of the fields. */
export const formFields = (fields: Readonly<Record<string, CollectionField>>): FormFields<FormValues> =>
	Object.fromEntries(Object.entries(fields).map(([name, { label, problem, show, answers }]) => [name, { label, problem, show, answers }]))

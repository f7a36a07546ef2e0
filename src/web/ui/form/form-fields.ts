import type { ReactNode } from 'react'

/** What a field holds: numbers as they are typed, lists in their order. */
export type FormValue = string | boolean | string[] | Record<string, string>[]
export type FormValues = Record<string, FormValue>

/** All about a field in one place: its label, its rule, and how its value reads when somebody else changed it. */
type FormField<Value, Values> = {
	label: string
	/** What is wrong with what stands there, in the server's words; null when nothing is. `values` are those of the whole form. */
	problem?: (value: Value, values: Values) => string | null
	/** How a value reads in 'Now: …'; without it texts stand as they are and lists one after another. */
	show?: (value: Value) => ReactNode
	/** Further names under which the server may refuse it, such as those within a row. */
	answers?: readonly string[]
	/** The field that `problem` compares it with: its message follows that one too. */
	comparedWith?: keyof Values & string
}
/** The fields of a form in their order on the screen. */
export type FormFields<Values> = { [name in keyof Values]: FormField<Values[name], Values> }

/** Something wrong with a form: at a field, or with the whole of it (`name` is null). */
export type Fault<Name extends string = string> = { name: Name | null; text: string }

const namesOf = <Values>(fields: FormFields<Values>) => Object.keys(fields) as (keyof Values & string)[]

/** What the rules say of a filled-in form, from the top of the screen to its end. */
export const faultsOf = <Values>(fields: FormFields<Values>, values: Values): Fault<keyof Values & string>[] =>
	namesOf(fields).flatMap((name) => {
		const text = fields[name].problem?.(values[name], values)
		return text ? [{ name, text }] : []
	})

/** What a refusal says of the fields, in their order; `refused` are the server's messages by its own names. */
export const refusedFaults = <Values>(fields: FormFields<Values>, refused: Record<string, string[]>): Fault<keyof Values & string>[] =>
	namesOf(fields).flatMap((name) => {
		const text = [name, ...(fields[name].answers ?? [])].map((answer) => refused[answer]?.[0]).find(Boolean)
		return text ? [{ name, text }] : []
	})

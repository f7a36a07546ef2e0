// PostgreSQL's ready-made collations put 'Duke 250' before 'Duke 90'.
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** As people look for names in a list: capitals do not count, numbers go by value (A.R-44). */
export const inNameOrder = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
	rows.toSorted((a, b) => byName.compare(a.name, b.name))

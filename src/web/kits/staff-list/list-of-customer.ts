import { inSentence } from '#shared/in-sentence.ts'
import type { List } from '../../ui/list/list-type.ts'
import type { StaffList } from './staff-list-type.ts'

type Rows<Row> = Pick<StaffList<Row>, 'collection' | 'name' | 'list' | 'keyOf' | 'linkOf'> & { columns: List<Row>['columns'] }

/** A list cut to one customer, for the part of his screen whose heading is the list's name; the column that names him is left out. */
export const listOfCustomer = <Row>(
	{ collection, name, list, keyOf, linkOf, columns }: Rows<Row>,
	{ customer, ordering, hidden = 'customer' }: { customer: number; ordering: string; hidden?: string },
): StaffList<Row> => ({
	collection,
	list,
	keyOf,
	linkOf,
	// Its name stands beside that heading, so it has to differ.
	name: `${name} of this customer`,
	columns: columns.filter(({ id }) => id !== hidden),
	always: { customer: String(customer) },
	part: `${collection}-`,
	ordering,
	empty: { title: `No ${inSentence(name)} yet` },
})

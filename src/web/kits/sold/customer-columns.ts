/** Whose a row is, in lists of what was sold. */
export const customerColumn = {
	id: 'customer',
	header: 'Customer',
	cell: ({ customer_name }: { customer_name: string }) => customer_name,
	long: 'cut',
} as const

/** The phone number beside it, for those who want to see it. */
export const phoneColumn = {
	id: 'phone',
	header: 'Phone',
	cell: ({ customer_phone }: { customer_phone: string }) => customer_phone,
	optional: true,
	card: 'none',
} as const

/** The way of a plan, from choosing it to the last visit. */
export const planSteps = [
	{ name: 'Choose a plan', text: 'For a quarter, half a year or a year.' },
	{ name: 'We approve it', text: 'You hear from us by mail. There is nothing to pay before that.' },
	{ name: 'Pay by UPI or cash', text: 'One price, GST included. Nothing is charged online.' },
	{ name: 'Choose your days', text: 'You say when each visit suits you.' },
	{ name: 'We come to you', text: 'A trained technician services your bike at your door.' },
]

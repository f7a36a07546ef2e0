const pune = { city: 'Pune', state: 'Maharashtra', postal_code: '411004' }
/** Who books in the pictures; nobody lives there. */
export const people = {
	rider: {
		customer_name: 'Asha Rider',
		customer_email: 'rider@pahiya.test',
		customer_phone: '9000000001',
		address: 'Flat 12, Example Apartments, Karve Road',
		...pune,
	},
	sneha: {
		customer_name: 'Sneha Kulkarni',
		customer_email: 'sneha@pahiya.test',
		customer_phone: '9000000011',
		address: '14 Example Lane, Kothrud',
		...pune,
	},
	rohit: {
		customer_name: 'Rohit Pawar',
		customer_email: 'rohit@pahiya.test',
		customer_phone: '9000000012',
		address: '3 Example Road, Baner',
		...pune,
	},
	farhan: {
		customer_name: 'Farhan Ansari',
		customer_email: 'farhan@pahiya.test',
		customer_phone: '9000000013',
		address: '221 Example Street, Deccan',
		...pune,
	},
}

export const aCompany = {
	name: 'Pahiya',
	address: 'Plot 0, Example Lane',
	phone: '+910000000000',
	whatsapp: '910000000000',
	upi_id: 'pahiya.demo@example',
	upi_name: 'Pahiya Demo',
}

export const staffOrderAddresses = {
	orders: 'GET /admin/orders/',
	orderForCustomer: 'POST /admin/orders/',
	partsToOrder: 'GET /admin/orders/parts/',
	order: 'GET /admin/orders/:order_number/',
	changeOrder: 'PATCH /admin/orders/:order_number/',
	recordOrderPayment: 'POST /admin/orders/:order_number/record-payment/',
	recordOrderRefund: 'POST /admin/orders/:order_number/record-refund/',
	addOrderNote: 'POST /admin/orders/:order_number/notes/',
} as const

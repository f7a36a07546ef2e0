/**
 * The figures of the policies, word for word as the specification has them (B.CONST-20 to B.CONST-41). They are told, not enforced
 * (B.POLICY-11); what the product does enforce, such as the distance fee, is in the settings.
 */
export const policyFigures = {
	change: '2 hours before',
	refundRequest: '7 calendar days',
	refundReview: '24-48 hours',
	refundProcessing: '7-10 working days',
	credits: '6 months',
	returnRequest: '7 days of delivery',
	returnWithin: '14 days',
	restocking: '10-20%',
	freeShipping: '₹1,500',
	paidShipping: '₹50-150',
	express: '₹100-300',
	sameDay: '₹200-500',
	heavyFrom: '25 kg',
	heavy: '₹100-200',
	reschedule: '₹100-200',
	rescheduleAfter: 'first reschedule',
	serviceHours: '8:00-20:00',
	damageReport: '24 hours',
	breachNotice: '72 hours',
	keptTransactions: '7 years',
	keptServices: '3 years',
	keptMessages: '2 years',
	minimumAge: '18',
} as const

export const policyPaths = {
	terms: '/terms-and-conditions',
	privacy: '/privacy-policy',
	refund: '/refund-policy',
	return: '/return-policy',
	shipping: '/shipping-policy',
} as const
export type PolicyName = keyof typeof policyPaths
export const policyNames: Record<PolicyName, string> = {
	terms: 'Terms and Conditions',
	privacy: 'Privacy Policy',
	refund: 'Refund Policy',
	return: 'Return Policy',
	shipping: 'Shipping Policy',
}

/** The tabs of the profile in their order; later parts of the product add theirs (A.LAYOUT-17). */
export const profileTabs = [
	{ tab: 'profile', name: 'Profile Information' },
	{ tab: 'garage', name: 'My Garage' },
	{ tab: 'vehicles', name: 'Vehicles for Sale' },
	{ tab: 'repairs', name: 'My Repairs' },
	{ tab: 'bookings', name: 'My Bookings' },
	{ tab: 'orders', name: 'My Orders' },
	{ tab: 'subscriptions', name: 'My Subscriptions' },
	{ tab: 'notifications', name: 'Notifications' },
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab an address asks for; unknown or absent is the first (A.R-27). */
export const tabOf = (search: URLSearchParams): ProfileTab => profileTabs.find(({ tab }) => tab === search.get('tab')) ?? profileTabs[0]

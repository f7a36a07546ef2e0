/** Plainly fictional: nobody can be called, written to or visited by mistake (D-01, D-37). An admin replaces every line. */
export const demoSettings = {
	name: 'Pahiya',
	legalName: 'Pahiya Two-Wheeler Care Private Limited',
	phone: '+91 00000 00000',
	whatsapp: '+91 00000 00000',
	email: 'care@pahiya.example',
	address: 'Plot 0, Example Lane, Shivajinagar, Pune, Maharashtra 411005',
	workingHours: [
		{ days: 'Monday to Friday', hours: '9 AM to 6 PM' },
		{ days: 'Saturday', hours: '10 AM to 4 PM' },
	],
	socialLinks: [
		{ name: 'Instagram', url: 'https://instagram.example/pahiya' },
		{ name: 'Facebook', url: 'https://facebook.example/pahiya' },
		{ name: 'YouTube', url: 'https://youtube.example/pahiya' },
	],
	grievanceOfficer: {
		name: 'Asha Deshmukh',
		designation: 'Grievance Officer',
		email: 'grievance@pahiya.example',
		phone: '+91 00000 00000',
	},
	aboutStory: `Pahiya means wheel. It began with a scooter that would not start on a Monday morning in Pune, and a workshop that had time on Thursday.

So we turned it around: the workshop comes to the bike. You see the price for your own model before you book, a technician comes to your door with the right parts, and you pay when the work is done. Nothing is added that you have not approved.

Today we also sell the parts that fit, look after bikes by plan, and buy and sell used ones with an inspection that anybody can read.`,
	/** The middle of Pune. */
	originLatitude: 18.5204,
	originLongitude: 73.8567,
}

/** Outside production alone; no bank has this handle, so no money can go there. */
export const demoUpi = { upiId: 'pahiya.demo@example', upiName: 'Pahiya Demo' }

/** What the way to a customer costs: repairs by D-36, parts by B.R-13. */
export const demoFeeRules = [
	{ family: 'repairs', freeRadiusKm: 10, baseFeePaise: 0, perKmPaise: 10_00, maximumPaise: 150_00 },
	{ family: 'parts', freeRadiusKm: 5, baseFeePaise: 50_00, perKmPaise: 10_00, maximumPaise: 150_00 },
] as const

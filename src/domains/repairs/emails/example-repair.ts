import { exampleCustomer, exampleTime } from '#domains/company/mail-texts/common-placeholders.ts'
import type { ExamplePlace } from '#domains/company/mail-texts/declare-mail.ts'
import type { AboutRepair } from './describe-repair.ts'

/** What the previews of mails about a repair show; `changes` are those of the repair. */
export const exampleRepair = (place: ExamplePlace, changes: Partial<AboutRepair['parts']['repair']> = {}): AboutRepair => ({
	...place,
	parts: {
		repair: {
			id: 0,
			reference: 'BK0000000000',
			...exampleCustomer,
			registrationNumber: 'MH12AB1234',
			kind: 'scheduled',
			startsAt: exampleTime(place, 2),
			status: 'confirmed',
			createdAt: place.at,
			callBy: null,
			mailedState: null,
			startCode: '0000',
			technicianNotes: '',
			cancelReason: '',
			totalPaise: 59_900,
			distanceFeePaise: 0,
			paymentStatus: 'due',
			paymentMethod: 'cash',
			paidAmountPaise: null,
			...changes,
		},
		lines: [
			{
				manufacturerName: 'Hero',
				modelName: 'Splendor Plus',
				serviceName: 'Front brake pads replaced',
				categoryName: 'Brakes',
				quantity: 1,
				pricePaise: 59_900,
			},
		],
		technician: { name: 'Ravi Patil', phone: '' },
		invoices: [],
	},
})

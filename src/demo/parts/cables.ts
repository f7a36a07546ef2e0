import { kindOfPart } from './kind-of-part.ts'

const lengths = (length: number, outer: string) => ({
	Length: `${length} mm`,
	Outer: outer,
	Inner: 'Galvanised steel, 19 strands',
	'In the box': '1 cable, greased',
})
const shared = {
	hsn: '87141090' as const,
	warrantyMonths: 6,
	features: ['Greased at the works', 'Liner of nylon', 'Ends moulded, not crimped'],
}

export const cables = [
	...kindOfPart(
		{
			...shared,
			number: 'CBL-01',
			drawing: 'clutch-cable',
			needs: ['clutch'],
			description: 'From the lever to the clutch. Set 10 to 15 mm of play at the lever after fitting.',
			service: 'Clutch cable replaced',
			of: (length: number) => ({
				name: 'Clutch cable',
				weightGrams: Math.round(length / 9),
				specifications: lengths(length, 'PVC on steel'),
			}),
		},
		[
			['Splendor', 'Remsons', 150, 135, 84, 1010],
			['Glamour', 'Suprajit', 165, 139, 33, 1040],
			['Shine', 'Remsons', 165, 149, 47, 1035],
			['Unicorn', 'Suprajit', 190, null, 25, 1080],
			['Apache', 'Remsons', 200, 175, 28, 1060],
			['Platina', 'Remsons', 150, 129, 66, 1020],
			['Pulsar 150', 'Suprajit', 190, 175, 54, 1070],
			['NS200', 'Minda', 250, 239, 14, 1100],
			['Classic 350', 'Royal Enfield', 320, null, 18, 1150],
			['FZ', 'Minda', 205, 185, 20, 1090],
			['Gixxer', 'Minda', 205, null, 11, 1085],
		],
	),
	...kindOfPart(
		{
			...shared,
			number: 'CBL-02',
			drawing: 'throttle-cable',
			needs: ['petrol'],
			description: 'From the twist grip to the carburettor or throttle body. It must spring back with the bars at either stop.',
			service: 'Accelerator cable replaced',
			of: (length: number) => ({
				name: 'Accelerator cable',
				weightGrams: Math.round(length / 12),
				specifications: lengths(length, 'PVC on steel'),
			}),
		},
		[
			['Splendor', 'Remsons', 135, 125, 72, 880],
			['Activa', 'Minda', 160, 139, 58, 1780],
			['Shine', 'Remsons', 150, null, 40, 900],
			['Jupiter', 'Minda', 155, 145, 36, 1760],
			['XL100', 'Minda', 130, null, 22, 820],
			['Platina', 'Suprajit', 135, 129, 51, 890],
			['Pulsar 150', 'Suprajit', 170, 159, 45, 930],
			['RayZR', 'Remsons', 175, 155, 13, 1790],
			['Access', 'Suprajit', 175, 149, 24, 1800],
			['FZ', 'Minda', 190, null, 4, 950],
		],
	),
	...kindOfPart(
		{
			...shared,
			number: 'CBL-03',
			drawing: 'brake-cable',
			needs: ['front-drum'],
			description: 'From the lever to the drum of the front wheel.',
			service: 'Brake cable replaced',
			of: (length: number) => ({
				name: 'Front brake cable',
				weightGrams: Math.round(length / 8),
				specifications: lengths(length, 'PVC on flat steel'),
			}),
		},
		[
			['Splendor', 'Hero', 130, null, 63, 1120],
			['Activa', 'Honda', 145, 129, 44, 1040],
			['Jupiter', 'Minda', 140, 125, 29, 1050],
			['Platina', 'Remsons', 125, null, 37, 1110],
			['XL100', 'Minda', 115, null, 0, 980],
		],
	),
	...kindOfPart(
		{
			...shared,
			number: 'CBL-04',
			drawing: 'brake-cable',
			needs: ['rear-drum'],
			description: 'From the left lever of a scooter to the drum of its rear wheel.',
			service: 'Brake cable replaced',
			of: (length: number) => ({
				name: 'Rear brake cable',
				weightGrams: Math.round(length / 8),
				specifications: lengths(length, 'PVC on flat steel'),
			}),
		},
		[
			['Activa 125', 'Minda', 195, 175, 38, 1880],
			['Ntorq', 'Minda', 190, null, 23, 1870],
			['RayZR', 'Remsons', 210, 199, 12, 1900],
			['Access', 'Suprajit', 205, 195, 17, 1890],
			['iQube', 'TVS', 230, null, 5, 1910],
		],
	),
	...kindOfPart(
		{
			...shared,
			number: 'CBL-05',
			drawing: 'speedo-cable',
			needs: ['petrol'],
			description: 'From the front wheel to a speedometer with a needle.',
			of: (length: number) => ({
				name: 'Speedometer cable',
				weightGrams: Math.round(length / 11),
				specifications: lengths(length, 'PVC on steel'),
			}),
		},
		[
			['Splendor', 'Pricol', 120, 105, 50, 920],
			['Activa', 'Pricol', 130, null, 35, 980],
			['Platina', 'Pricol', 120, 109, 31, 910],
			['Apache', 'Pricol', 160, 139, 9, 940],
		],
	),
].map((part) => ({ ...part, category: 'cables' }))

import { kindOfPart } from './kind-of-part.ts'

const small = ['moped', 'commuter-110', 'scooter-125'] as const
const middle = ['commuter-125', 'street-165', 'scooter-125'] as const
const large = ['street-250', 'sport-400'] as const

export const batteries = kindOfPart(
	{
		number: 'BAT-12',
		drawing: 'battery',
		hsn: '85072000',
		needs: ['petrol'],
		warrantyMonths: 24,
		isLoose: true,
		description: 'A starter battery, charged before it leaves. The old one is taken back and its lead recycled.',
		features: ['Charged and tested the day it leaves', 'Old battery taken back', 'Terminals greased at fitting'],
		service: 'Battery replaced',
		of: (type: string, hours: number, sealed: boolean, size: string) => ({
			name: `Battery 12 V ${hours} Ah, ${sealed ? 'sealed' : 'with acid'}`,
			weightGrams: Math.round(hours * 310 + 300),
			label: `12V ${hours}Ah`,
			hsn: sealed ? ('85072000' as const) : ('85071000' as const),
			specifications: {
				Type: type,
				Voltage: '12 V',
				Capacity: `${hours} Ah`,
				Build: sealed ? 'VRLA, needs no water' : 'Flooded, water every 3 months',
				'Length, width, height': `${size} mm`,
			},
		}),
	},
	[
		[small, 'Exide', 1090, 929, 40, 'XLTZ3', 3, true, '98 x 56 x 110'],
		[small, 'Exide', 1395, 1225, 55, 'XLTZ4A', 4, true, '113 x 70 x 85'],
		[middle, 'Exide', 1290, 1189, 36, '12XL5L-B', 5, false, '120 x 61 x 131'],
		[middle, 'Exide', 1750, 1575, 20, 'XLTZ7', 6, true, '113 x 70 x 105'],
		[large, 'Exide', 2150, 1939, 13, 'XLTZ9', 8, true, '150 x 87 x 105'],
		[large, 'Exide', 1850, 1665, 8, '12XL9-B', 9, false, '135 x 75 x 139'],
		['Classic 350', 'Exide', 2650, 2519, 15, '12XL14L-A2', 14, false, '134 x 89 x 166'],
		[small, 'Amaron', 1420, 1249, 48, 'PBTX4L', 4, true, '113 x 70 x 85'],
		[middle, 'Amaron', 1560, 1375, 31, 'PBTX5L', 5, true, '113 x 70 x 105'],
		['Unicorn', 'Amaron', 1890, null, 12, 'PBTZ7', 7, true, '113 x 70 x 130'],
		[large, 'Amaron', 2290, null, 5, 'PBTX9', 9, true, '150 x 87 x 105'],
		[['classic-350'], 'Amaron', 3150, 2679, 7, 'PBTX14', 14, true, '150 x 87 x 145'],
		[middle, 'SF Sonic', 1190, null, 27, 'TB5', 5, false, '120 x 61 x 131'],
		[small, 'TVS', 1250, 1099, 18, 'VT4', 4, true, '113 x 70 x 85'],
		[middle, 'Livguard', 1320, 1125, 22, 'LV5', 5, true, '113 x 70 x 105'],
		[['twin-650'], 'Varta', 4250, 3615, 3, 'YTX12-BS', 10, true, '150 x 87 x 130'],
		[['superbike'], 'Yuasa', 7850, 7459, 0, 'YTZ14S', 11, true, '150 x 87 x 110'],
	],
).map((part) => ({ ...part, category: 'batteries' }))

/** How a model is drawn (files under /drawings), and in which paint of the palette. */
export const drawings = [
	'commuter',
	'scooter',
	'sport',
	'cruiser',
	'escooter',
	'moped',
	'adventure',
	'classic',
	'emotorcycle',
	'naked',
] as const
export type Drawing = (typeof drawings)[number]
export const paints = ['blue', 'red', 'green', 'grey', 'white', 'black', 'silver', 'orange', 'teal', 'maroon', 'sand', 'yellow'] as const
export type Paint = (typeof paints)[number]
export const fuels = ['petrol', 'electric'] as const
export type Fuel = (typeof fuels)[number]

/** The chosen bike as the browser keeps it (A §3); ids are 0 when absent. */
export type SelectedVehicle = { manufacturer: string; model: string; vehicleType: string; manufacturerId: number; modelId: number }

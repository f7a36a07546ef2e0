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

/** What a vehicle has, and what a service needs it to have (D-51). The first two are its fuel. */
export const traits = [
	...fuels,
	'chain',
	'belt',
	'hub',
	'front-disc',
	'front-drum',
	'rear-disc',
	'rear-drum',
	'kick',
	'fork',
	'cvt',
	'clutch',
	'carburettor',
	'injection',
	'liquid-cooled',
] as const
export type Trait = (typeof traits)[number]
export const traitNames: Record<Trait, string> = {
	petrol: 'Petrol',
	electric: 'Electric',
	chain: 'Chain drive',
	belt: 'Belt drive',
	hub: 'Hub motor',
	'front-disc': 'Front disc brake',
	'front-drum': 'Front drum brake',
	'rear-disc': 'Rear disc brake',
	'rear-drum': 'Rear drum brake',
	kick: 'Kick start',
	fork: 'Telescopic fork',
	cvt: 'CVT',
	clutch: 'Clutch lever',
	carburettor: 'Carburettor',
	injection: 'Fuel injection',
	'liquid-cooled': 'Liquid cooling',
}
export const isFuel = (trait: Trait): trait is Fuel => fuels.some((fuel) => fuel === trait)

/** The chosen bike as the browser keeps it (A §3); ids are 0 when absent. */
export type SelectedVehicle = { manufacturer: string; model: string; vehicleType: string; manufacturerId: number; modelId: number }

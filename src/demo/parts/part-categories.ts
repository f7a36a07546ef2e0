import type { PartDrawing } from '#web/ui/part-drawings/draw-part.ts'
import type { PartCategoryRow } from './part-row.ts'

/** What is sold, by where on the bike it goes; the service is what most of its parts are fitted by. */
export const partCategories: PartCategoryRow[] = [
	category('brakes', 'Brakes', 'Shoes, pads, discs, hoses and cylinders.', 'brake-pad', 'Brake adjustment'),
	category(
		'engine-oil-and-fluids',
		'Engine Oil & Fluids',
		'Engine and gear oil, brake fluid, coolant, sprays and grease.',
		'oil',
		'Engine oil change',
	),
	category('filters', 'Filters', 'Air, oil and fuel filters.', 'air-filter', 'Air filter replaced'),
	category('ignition', 'Ignition', 'Spark plugs, coils, CDI units and stators.', 'spark-plug', 'Spark plug replaced'),
	category('batteries', 'Batteries', 'Starter batteries from 3 to 14 Ah, charged.', 'battery', 'Battery replaced'),
	category('tyres-and-tubes', 'Tyres & Tubes', 'Tyres, tubes, valves and help for punctures.', 'tyre', 'Tyre fitted'),
	category('chain-and-sprocket', 'Chain & Sprocket', 'Kits, chains and sprockets.', 'chain-kit', 'Chain and sprocket kit replaced'),
	category('clutch', 'Clutch', 'Plates, springs and whole clutches.', 'clutch-plates', 'Clutch plates replaced'),
	category('scooter-drive', 'Scooter Drive', 'Belts, rollers, variators and clutches of scooters.', 'variator', 'Scooter belt replaced'),
	category('cables', 'Cables', 'Clutch, accelerator, brake and speedometer cables.', 'clutch-cable', 'Clutch cable replaced'),
	category('lights', 'Lights', 'Headlights, tail lamps, indicators and bulbs.', 'headlight', 'Headlight bulb replaced'),
	category('electrical', 'Electrical', 'Horns, relays, switches, meters and locks.', 'horn', 'Wiring fault fixed'),
	category(
		'suspension-and-bearings',
		'Suspension & Bearings',
		'Shock absorbers, forks, seals and bearings.',
		'shock',
		'Rear shock absorbers fitted',
	),
	category('engine-parts', 'Engine Parts', 'Pistons, valves, gaskets, timing and levers.', 'piston-kit'),
	category(
		'fuel-and-exhaust',
		'Fuel & Exhaust',
		'Carburettors, pumps, injectors and silencers.',
		'carburettor',
		'Carburettor cleaned and tuned',
	),
	category('body-and-controls', 'Body & Controls', 'Mirrors, levers, seats, stands and guards.', 'mirror'),
	category('electric-vehicle-parts', 'Electric Vehicle Parts', 'Chargers, controllers, motors and packs.', 'charger', 'EV health check'),
	category('accessories', 'Accessories', 'Helmets, luggage, locks and covers.', 'helmet'),
	category('care-and-tools', 'Care & Tools', 'For washing, wrenching and the roadside.', 'tool-kit'),
]

function category(slug: string, name: string, description: string, drawing: PartDrawing, service?: string): PartCategoryRow {
	return { slug, name, description, image: `/drawings/parts/${drawing}.svg`, ...(service ? { service } : {}) }
}

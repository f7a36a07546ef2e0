import type { Trait } from '#contract/vehicles/vehicle-words.ts'
import type { VehicleClassCode } from './two-wheelers.ts'

/** One thing a technician does at the door. Prices are whole rupees, GST and the parts its features name included (D-15, D-35). */
export type ServiceEntry = {
	name: string
	/** What a bike must have for it (D-51); nothing for what every bike gets. */
	needs: Trait[]
	/** One or two sentences; the search on the category page reads them (B.SERVICE-12). */
	description: string
	duration: string
	durationMinutes: number
	/** Empty where nothing lasting is left behind to promise for. */
	warranty: string
	/** Stands behind 'Recommended: '; empty for breakdowns, which have no interval. */
	recommended: string
	features: string[]
	prices: Record<VehicleClassCode, number>
}

/** One entry of the home page's service list, in the order they are shown. */
export type CategoryEntry = { slug: string; name: string; icon: string; description: string; services: ServiceEntry[] }

type PriceProfile = Record<VehicleClassCode, number>

// A profile says how a price grows with the machine; 1 is the bike or scooter the price beside it is written for.
// Where a job does not exist for a class, the class carries the price of its nearest relative that has it, so that
// it never makes the regular price dearer than what a customer can really be charged.

/** The trip to the customer is most of the price: punctures, jump starts. */
const callOut: PriceProfile = {
	moped: 0.95,
	'commuter-110': 1,
	'electric-scooter': 1,
	'scooter-125': 1,
	'commuter-125': 1,
	'street-165': 1.05,
	'scooter-large': 1.05,
	'electric-motorcycle': 1.1,
	'street-250': 1.1,
	'classic-350': 1.15,
	'sport-400': 1.2,
	'twin-650': 1.35,
	superbike: 1.5,
}

/** Hands only: more bodywork to take off and more to clean on bigger machines. */
const work: PriceProfile = {
	moped: 0.95,
	'commuter-110': 1,
	'electric-scooter': 1,
	'scooter-125': 1,
	'commuter-125': 1.05,
	'street-165': 1.1,
	'scooter-large': 1.1,
	'electric-motorcycle': 1.15,
	'street-250': 1.25,
	'classic-350': 1.35,
	'sport-400': 1.45,
	'twin-650': 1.65,
	superbike: 1.9,
}

/** Hands, oil and small parts together. */
const periodic: PriceProfile = {
	moped: 0.94,
	'commuter-110': 1,
	'electric-scooter': 1,
	'scooter-125': 1,
	'commuter-125': 1.06,
	'street-165': 1.15,
	'scooter-large': 1.15,
	'electric-motorcycle': 1.15,
	'street-250': 1.35,
	'classic-350': 1.6,
	'sport-400': 1.7,
	'twin-650': 2,
	superbike: 2.3,
}

/** Follows the litres an engine takes. */
const oilFill: PriceProfile = {
	moped: 0.96,
	'commuter-110': 1,
	'electric-scooter': 0.96,
	'scooter-125': 0.96,
	'commuter-125': 1.05,
	'street-165': 1.12,
	'scooter-large': 1.1,
	'electric-motorcycle': 1.12,
	'street-250': 1.35,
	'classic-350': 1.85,
	'sport-400': 1.95,
	'twin-650': 2.2,
	superbike: 2.35,
}

/** A part is most of the price: pads, shoes, plugs, bulbs, batteries. */
const fittedPart: PriceProfile = {
	moped: 0.94,
	'commuter-110': 1,
	'electric-scooter': 1,
	'scooter-125': 1,
	'commuter-125': 1.06,
	'street-165': 1.15,
	'scooter-large': 1.15,
	'electric-motorcycle': 1.25,
	'street-250': 1.35,
	'classic-350': 1.5,
	'sport-400': 1.65,
	'twin-650': 1.95,
	superbike: 2.25,
}

/** A costly kit that is in the price up to 400 cc; above that it is work alone, which comes to about the same. */
const kitTo400: PriceProfile = {
	moped: 0.94,
	'commuter-110': 1,
	'electric-scooter': 1,
	'scooter-125': 1,
	'commuter-125': 1.08,
	'street-165': 1.25,
	'scooter-large': 1.25,
	'electric-motorcycle': 1.25,
	'street-250': 1.6,
	'classic-350': 1.9,
	'sport-400': 2.1,
	'twin-650': 2.1,
	superbike: 2.2,
}

/** Written for a 125 cc scooter; nothing with a gear pedal has a drive belt case. */
const beltDrive: PriceProfile = {
	moped: 1,
	'commuter-110': 1.25,
	'electric-scooter': 1.1,
	'scooter-125': 1,
	'commuter-125': 1.25,
	'street-165': 1.25,
	'scooter-large': 1.25,
	'electric-motorcycle': 1.25,
	'street-250': 1.25,
	'classic-350': 1.25,
	'sport-400': 1.25,
	'twin-650': 1.25,
	superbike: 1.25,
}

/** Written for an electric scooter. */
const electricDrive: PriceProfile = {
	moped: 1,
	'commuter-110': 1.2,
	'electric-scooter': 1,
	'scooter-125': 1,
	'commuter-125': 1.2,
	'street-165': 1.2,
	'scooter-large': 1,
	'electric-motorcycle': 1.2,
	'street-250': 1.2,
	'classic-350': 1.2,
	'sport-400': 1.2,
	'twin-650': 1.2,
	superbike: 1.2,
}

/** The demo catalogue of doorstep repair, compiled for this project. Names are unique, so a price can refer to a service by name. */
export const serviceCategories: CategoryEntry[] = [
	{
		slug: 'general-service',
		name: 'General service',
		icon: 's-service',
		description: 'Oil, brakes, drive, cables and a test ride: the regular care that keeps a bike out of trouble.',
		services: [
			{
				name: 'General service',
				needs: ['petrol'],
				description:
					'The regular service with fresh engine oil, brakes and cables set right. Synthetic oil or a third litre is extra, agreed first.',
				...takes(75),
				warranty: '1 month warranty',
				recommended: 'every 3,000 km',
				features: [
					'Mineral engine oil included, up to 2 litres',
					'Brakes, accelerator and clutch, if any, adjusted',
					'Chain cleaned and set, or scooter belt checked',
					'Air filter and spark plug cleaned',
					'Lights, horn and battery checked',
					'Test ride with you',
				],
				prices: pricesFrom(649, periodic),
			},
			{
				name: 'Full service',
				needs: ['petrol'],
				description:
					'Everything in the general service, plus a new air filter, spark plug and oil filter. For a bike that has lost pickup or mileage.',
				...takes(120),
				warranty: '2 months warranty',
				recommended: 'every 6,000 km',
				features: [
					'Mineral engine oil included, up to 2 litres',
					'Oil filter, air filter and spark plug included',
					'Carburettor or throttle body cleaned',
					'Both brakes opened, cleaned and set',
					'Chain cleaned and set, or scooter belt checked',
					'Test ride with you',
				],
				prices: pricesFrom(1149, periodic),
			},
			{
				name: '12,000 km service',
				needs: ['petrol'],
				description:
					'The once-a-year service: full service, fresh brake fluid, valves set and steering greased. Any other part is agreed first.',
				...takes(180),
				warranty: '3 months warranty',
				recommended: 'every 12,000 km or once a year',
				features: [
					'Mineral engine oil included, up to 2 litres',
					'Oil filter, air filter and spark plug included',
					'Brake fluid included for disc brakes, lines bled',
					'Valve clearance checked and set',
					'Steering and swing arm greased',
					'Wheel bearings and fork seals checked',
				],
				prices: pricesFrom(1649, periodic),
			},
			{
				name: 'Monsoon service',
				needs: ['petrol'],
				description: 'Ready for the rains: brakes that hold in the wet, wiring kept dry and bare metal protected from rust.',
				...takes(75),
				warranty: '1 month warranty',
				recommended: 'before the rains',
				features: [
					'Wiring joints cleaned and sealed against water',
					'Brakes opened, cleaned and set for wet roads',
					'Chain washed and lubed, or belt case sealed',
					'Anti-rust spray under the body included',
					'Tyre tread and pressure checked',
				],
				prices: pricesFrom(699, work),
			},
			{
				name: 'Service after long parking',
				needs: ['petrol'],
				description: 'For a bike that stood for months and will not start or runs rough. Stale petrol out, battery charged, fresh oil in.',
				...takes(90),
				warranty: '1 month warranty',
				recommended: 'after 3 months without riding',
				features: [
					'Mineral engine oil included, up to 2 litres',
					'Stale petrol drained, fuel line cleaned',
					'Battery charged and tested',
					'Brakes and cables freed',
					'Tyres filled and checked for cracks',
					'Started and test ridden with you',
				],
				prices: pricesFrom(849, periodic),
			},
		],
	},
	{
		slug: 'brakes',
		name: 'Brakes',
		icon: 's-brake',
		description: 'Shoes, pads, cables and fluid: a bike that stops when you ask it to.',
		services: [
			{
				name: 'Brake adjustment',
				needs: [],
				description: 'Both brakes cleaned and set when the lever or pedal goes too far, squeals or feels weak.',
				...takes(25),
				warranty: '',
				recommended: 'every 3,000 km',
				features: ['Front and rear free play set', 'Dust cleaned from drum or calliper', 'Brake light checked', 'Test ride with you'],
				prices: pricesFrom(199, work),
			},
			{
				name: 'Front brake pads replaced',
				needs: ['front-disc'],
				description: 'A new pad set on the front disc. Stops squealing, scraping and long braking.',
				...takes(40),
				warranty: '3 months warranty',
				recommended: 'every 12,000 km',
				features: [
					'Pad set for one disc included',
					'Pads checked for wear and fit',
					'Calliper cleaned, pins greased',
					'Test ride with you',
				],
				prices: pricesFrom(349, fittedPart),
			},
			{
				name: 'Rear brake pads replaced',
				needs: ['rear-disc'],
				description: 'A new pad set on the rear disc, for bikes with discs at both wheels.',
				...takes(40),
				warranty: '3 months warranty',
				recommended: 'every 15,000 km',
				features: ['Pad set for one disc included', 'Calliper cleaned, pins greased', 'Disc checked for scoring', 'Test ride with you'],
				prices: pricesFrom(339, fittedPart),
			},
			{
				name: 'Front brake shoes replaced',
				needs: ['front-drum'],
				description: 'New shoes in the front drum when the lever comes close to the grip.',
				...takes(45),
				warranty: '3 months warranty',
				recommended: 'every 15,000 km',
				features: ['Brake shoe set included', 'Drum cleaned and measured', 'Cam and springs greased', 'Cable adjusted'],
				prices: pricesFrom(299, fittedPart),
			},
			{
				name: 'Rear brake shoes replaced',
				needs: ['rear-drum'],
				description: 'New shoes in the rear drum when the pedal goes deep or the wheel grinds while braking.',
				...takes(50),
				warranty: '3 months warranty',
				recommended: 'every 15,000 km',
				features: ['Brake shoe set included', 'Drum cleaned and measured', 'Cam and springs greased', 'Wheel set straight again'],
				prices: pricesFrom(299, fittedPart),
			},
			{
				name: 'Brake fluid change',
				needs: ['front-disc'],
				description: 'Old fluid out, fresh DOT 4 in. Cures a spongy lever and keeps a disc brake sure on long slopes.',
				...takes(30),
				warranty: '1 month warranty',
				recommended: 'every 2 years',
				features: ['DOT 4 brake fluid included', 'Old fluid drained, lines bled', 'Hoses checked for leaks', 'Lever feel checked'],
				prices: pricesFrom(299, work),
			},
			{
				name: 'Brake cable replaced',
				needs: ['rear-drum'],
				description: 'One new brake cable, front or rear, when it is frayed, stiff or snapped.',
				...takes(30),
				warranty: '3 months warranty',
				recommended: 'every 20,000 km',
				features: ['Brake cable included', 'Lever and ends greased', 'Free play set'],
				prices: pricesFrom(259, fittedPart),
			},
		],
	},
	{
		slug: 'engine-oil',
		name: 'Engine oil',
		icon: 's-oil',
		description: 'Fresh oil in the grade your maker asks for, with the oil in the price. Petrol bikes and scooters.',
		services: [
			{
				name: 'Engine oil change',
				needs: ['petrol'],
				description:
					'Old oil out, fresh mineral oil in. For a hot, noisy engine or hard gear shifts; a third litre is extra, agreed first.',
				...takes(25),
				warranty: '1 month warranty',
				recommended: 'every 3,000 km',
				features: [
					'Mineral oil included, up to 2 litres',
					'New drain washer included',
					'Level and leaks checked',
					'Old oil taken away for recycling',
				],
				prices: pricesFrom(429, oilFill),
			},
			{
				name: 'Synthetic oil change',
				needs: ['petrol'],
				description:
					'Fully synthetic oil for long rides and hot cities. Runs smoother and lasts longer; a third litre is extra, agreed first.',
				...takes(25),
				warranty: '2 months warranty',
				recommended: 'every 6,000 km',
				features: [
					'Synthetic oil included, up to 2 litres',
					'New drain washer included',
					'Level and leaks checked',
					'Old oil taken away for recycling',
				],
				prices: pricesFrom(749, oilFill),
			},
			{
				name: 'Oil and oil filter change',
				needs: ['petrol'],
				description: 'Fresh mineral oil and a new oil filter, or the strainer cleaned where your engine has no filter.',
				...takes(35),
				warranty: '1 month warranty',
				recommended: 'every 6,000 km',
				features: [
					'Mineral oil included, up to 2 litres',
					'Oil filter and O-ring included',
					'Oil strainer cleaned',
					'Level and leaks checked',
				],
				prices: pricesFrom(549, oilFill),
			},
			{
				name: 'Oil leak sealed',
				needs: ['petrol'],
				description:
					'For oil drops under the bike. We find the leak at the drain bolt or an engine side cover and seal it; oil top-up is extra.',
				...takes(60),
				warranty: '3 months warranty',
				recommended: '',
				features: ['Engine cleaned and leak traced', 'One side cover gasket or drain washer included', 'Engine run hot and checked again'],
				prices: pricesFrom(499, work),
			},
		],
	},
	{
		slug: 'tyre-and-puncture',
		name: 'Tyre and puncture',
		icon: 's-tyre',
		description: 'Flat at home, at work or on the road: we come with air, plugs, tubes and tools.',
		services: [
			{
				name: 'Tubeless puncture repaired',
				needs: [],
				description: 'A nail or screw in a tubeless tyre, plugged on the spot. Each further hole is extra, agreed first.',
				...takes(20),
				warranty: '1 month warranty',
				recommended: '',
				features: [
					'One plug strip included',
					'Whole tyre searched for nails',
					'Air filled to the right pressure',
					'Valve checked with soap water',
				],
				prices: pricesFrom(149, callOut),
			},
			{
				name: 'Tube puncture repaired',
				needs: [],
				description: 'Wheel opened, tube patched and fitted back. If the tube is beyond repair, a new one is extra.',
				...takes(35),
				warranty: '1 month warranty',
				recommended: '',
				features: ['One patch included', 'Tyre searched inside for nails', 'Tube tested under water', 'Air filled to the right pressure'],
				prices: pricesFrom(179, callOut),
			},
			{
				name: 'Roadside puncture help',
				needs: [],
				description: 'Stuck with a flat tyre on the road, day or night. We come to you and repair tube or tubeless where you stand.',
				...takes(35),
				warranty: '1 month warranty',
				recommended: '',
				features: ['One plug or patch included', 'Work light and air pump brought along', 'Both tyres filled', 'Other tyre checked too'],
				prices: pricesFrom(299, callOut),
			},
			{
				name: 'Tyre tube replaced',
				needs: [],
				description: 'A new tube when the old one has torn at the valve or has too many patches.',
				...takes(40),
				warranty: '3 months warranty',
				recommended: '',
				features: [
					'New tube included',
					'Rim tape and rim checked',
					'Wheel fitted, brake and drive set',
					'Air filled to the right pressure',
				],
				prices: pricesFrom(399, fittedPart),
			},
			{
				name: 'Tyre fitted',
				needs: [],
				description:
					'Your new tyre put on, front or rear. Buy it from our spare parts or keep your own ready; the tyre is not in this price.',
				...takes(45),
				warranty: '1 month warranty',
				recommended: 'when tread is under 1.6 mm',
				features: [
					'Old tyre taken off, rim cleaned',
					'New tubeless valve included',
					'Wheel fitted, brake and drive set',
					'Air filled to the right pressure',
				],
				prices: pricesFrom(249, work),
			},
			{
				name: 'Bent rim straightened',
				needs: [],
				description: 'A wheel that wobbles after a pothole. This is workshop work: pickup and delivery are free.',
				...takes(180),
				warranty: '3 months warranty',
				recommended: '',
				features: [
					'Free pickup and free delivery',
					'Rim straightened and checked on a stand',
					'Spokes tightened where there are any',
					'Tyre fitted back and filled',
				],
				prices: pricesFrom(749, work),
			},
		],
	},
	{
		slug: 'battery-electrics',
		name: 'Battery, electrics',
		icon: 's-battery',
		description: 'Dead battery, dim light, silent horn or a self start that only clicks: found and fixed at your door.',
		services: [
			{
				name: 'Battery jump start',
				needs: ['petrol'],
				description: 'Dead battery and nothing happens at the button? We come, start the bike and tell you if the battery will hold.',
				...takes(20),
				warranty: '',
				recommended: '',
				features: ['Started with a safe booster', 'Battery voltage tested', 'Charging checked with engine running'],
				prices: pricesFrom(249, callOut),
			},
			{
				name: 'Battery replaced',
				needs: [],
				description: 'A new sealed 12 V battery, fitted and tested. Not the main battery of an electric vehicle.',
				...takes(25),
				warranty: '24 months warranty',
				recommended: 'every 3 years',
				features: [
					'New maintenance-free 12 V battery included',
					'Terminals cleaned and greased',
					'Charging voltage tested',
					'Old battery taken away for recycling',
				],
				prices: pricesFrom(1299, fittedPart),
			},
			{
				name: 'Headlight bulb replaced',
				needs: [],
				description: 'A new bulb when the headlight is dim, yellow or gone. Sealed LED lamps are extra, agreed first.',
				...takes(20),
				warranty: '1 month warranty',
				recommended: '',
				features: ['Halogen bulb included', 'Beam height set', 'Tail light and indicators checked'],
				prices: pricesFrom(259, fittedPart),
			},
			{
				name: 'Horn replaced',
				needs: [],
				description: 'A new horn when yours is weak, hoarse or silent. Switch and wiring are checked first.',
				...takes(20),
				warranty: '6 months warranty',
				recommended: '',
				features: ['One 12 V horn included', 'Horn switch and wiring checked', 'Loudness within the legal limit'],
				prices: pricesFrom(329, fittedPart),
			},
			{
				name: 'Self start repaired',
				needs: ['petrol'],
				description: 'The button clicks but the engine does not turn. We renew brushes and relay; a new starter motor is extra.',
				...takes(75),
				warranty: '3 months warranty',
				recommended: '',
				features: [
					'Carbon brushes and relay included',
					'Starter motor opened and cleaned',
					'Battery and earth wire tested',
					'Ten starts before we leave',
				],
				prices: pricesFrom(699, fittedPart),
			},
			{
				name: 'Wiring fault fixed',
				needs: [],
				description: 'Fuse that keeps blowing, dead indicators, lights that come and go. Up to one hour of tracing and joining wires.',
				...takes(60),
				warranty: '1 month warranty',
				recommended: '',
				features: [
					'Fault traced with a meter',
					'Fuse, tape and connectors included',
					'Loose and cut wires joined',
					'All lights and switches tested',
				],
				prices: pricesFrom(349, work),
			},
		],
	},
	{
		slug: 'chain-and-sprocket',
		name: 'Chain and sprocket',
		icon: 's-chain',
		description: 'Chain care for bikes, belt and CVT care for scooters: smooth pull without jerks or noise.',
		services: [
			{
				name: 'Chain clean and lube',
				needs: ['chain'],
				description: 'A dry or noisy chain washed, lubed and set to the right slack. For bikes and mopeds.',
				...takes(25),
				warranty: '',
				recommended: 'every 1,000 km',
				features: ['Chain cleaner and lube included', 'Slack and alignment set', 'Sprocket teeth checked', 'Rear wheel nut tightened'],
				prices: pricesFrom(199, work),
			},
			{
				name: 'Chain and sprocket kit replaced',
				needs: ['chain'],
				description:
					'New chain and both sprockets when the chain is loose again days after adjusting. Above 400 cc the kit is extra, agreed first.',
				...takes(75),
				warranty: '6 months warranty',
				recommended: 'every 25,000 km',
				features: [
					'Chain and both sprockets included up to 400 cc',
					'New lock plate included up to 400 cc',
					'Rubber dampers checked',
					'Slack and alignment set',
				],
				prices: pricesFrom(1299, kitTo400),
			},
			{
				name: 'Broken chain joined',
				needs: ['chain'],
				description: 'Chain snapped or jumped off on the way. We come, join it and make it safe to ride on.',
				...takes(35),
				warranty: '',
				recommended: '',
				features: ['One chain link included', 'Chain put back and set', 'Casing and sprockets checked for damage'],
				prices: pricesFrom(299, callOut),
			},
			{
				name: 'Scooter CVT service',
				needs: ['cvt'],
				description: 'For a scooter that shakes when you pull away or has lost pickup. Belt case opened, cleaned and greased.',
				...takes(70),
				warranty: '1 month warranty',
				recommended: 'every 12,000 km',
				features: [
					'Variator and clutch cleaned',
					'Rollers and sliders checked',
					'Grease included',
					'Belt measured for wear',
					'Test ride with you',
				],
				prices: pricesFrom(549, beltDrive),
			},
			{
				name: 'Scooter belt replaced',
				needs: ['belt', 'cvt'],
				description: 'A new drive belt before the old one snaps and leaves you standing. For scooters.',
				...takes(50),
				warranty: '6 months warranty',
				recommended: 'every 24,000 km',
				features: ['Drive belt included', 'Belt case cleaned', 'Rollers checked', 'Test ride with you'],
				prices: pricesFrom(949, beltDrive),
			},
			{
				name: 'Scooter gear oil change',
				needs: ['cvt'],
				description: 'Fresh oil in the rear gear case, the one most people forget. Cures whining from the back wheel.',
				...takes(20),
				warranty: '1 month warranty',
				recommended: 'every 10,000 km',
				features: ['Gear oil included', 'New drain washer included', 'Rear axle checked for leaks'],
				prices: pricesFrom(219, beltDrive),
			},
		],
	},
	{
		slug: 'clutch-and-cables',
		name: 'Clutch and cables',
		icon: 's-clutch',
		description: 'Light clutch, clean gear shifts and an accelerator that does not stick.',
		services: [
			{
				name: 'Clutch adjustment',
				needs: ['clutch'],
				description: 'Free play set when the clutch is hard, the bike creeps in gear or gears do not go in.',
				...takes(20),
				warranty: '',
				recommended: 'every 3,000 km',
				features: ['Lever free play set', 'Cable and lever oiled', 'Gear shift checked on a test ride'],
				prices: pricesFrom(149, work),
			},
			{
				name: 'Clutch cable replaced',
				needs: ['clutch'],
				description: 'A new clutch cable when the lever is stiff or the cable has frayed or snapped.',
				...takes(30),
				warranty: '3 months warranty',
				recommended: 'every 20,000 km',
				features: ['Clutch cable included', 'Lever pivot greased', 'Free play set', 'Test ride with you'],
				prices: pricesFrom(279, fittedPart),
			},
			{
				name: 'Accelerator cable replaced',
				needs: ['petrol'],
				description: 'A new accelerator cable when the grip turns hard, sticks or does not spring back.',
				...takes(30),
				warranty: '3 months warranty',
				recommended: 'every 20,000 km',
				features: ['Accelerator cable included', 'Grip cleaned and greased', 'Idle speed set'],
				prices: pricesFrom(279, fittedPart),
			},
			{
				name: 'Clutch plates replaced',
				needs: ['clutch'],
				description:
					'New plates when the engine races but the bike does not pull. Above 400 cc the plates are extra; engine oil is always extra.',
				...takes(120),
				warranty: '6 months warranty',
				recommended: 'every 30,000 km',
				features: [
					'Friction plate set included up to 400 cc',
					'Cover gasket included up to 400 cc',
					'Steel plates and springs checked',
					'Clutch set and test ridden',
				],
				prices: pricesFrom(1249, kitTo400),
			},
		],
	},
	{
		slug: 'engine-and-fuel',
		name: 'Engine and fuel',
		icon: 's-engine',
		description: 'Hard starting, poor mileage, rough idling or black smoke: the cause found, then fixed. Petrol bikes and scooters.',
		services: [
			{
				name: 'Starting problem fixed',
				needs: ['petrol'],
				description:
					'Bike will not start, or starts and dies. We check spark, petrol and battery at your door; parts are extra, agreed first.',
				...takes(45),
				warranty: '1 month warranty',
				recommended: '',
				features: [
					'Spark, fuel and battery checked',
					'Plug cleaned and gap set',
					'Loose wires and pipes fixed',
					'Cause explained before any extra work',
				],
				prices: pricesFrom(299, work),
			},
			{
				name: 'Spark plug replaced',
				needs: ['petrol'],
				description: 'One new spark plug against missing, hard starts and low mileage. Each further plug is extra.',
				...takes(15),
				warranty: '3 months warranty',
				recommended: 'every 10,000 km',
				features: ['One spark plug included', 'Gap set as the maker asks', 'Plug cap and lead checked'],
				prices: pricesFrom(199, fittedPart),
			},
			{
				name: 'Air filter replaced',
				needs: ['petrol'],
				description: 'A new air filter when city dust has choked the old one. Brings back pickup and mileage.',
				...takes(20),
				warranty: '1 month warranty',
				recommended: 'every 12,000 km',
				features: ['Air filter included', 'Filter box cleaned', 'Intake pipe checked for cracks'],
				prices: pricesFrom(249, fittedPart),
			},
			{
				name: 'Carburettor cleaned and tuned',
				needs: ['carburettor'],
				description: 'Jets cleaned and idle set for smooth running and better mileage. For BS4 and older bikes with a carburettor.',
				...takes(50),
				warranty: '1 month warranty',
				recommended: 'every 10,000 km',
				features: ['Carburettor opened, jets cleaned', 'Float bowl gasket included', 'Idle and mixture set', 'Test ride with you'],
				prices: pricesFrom(349, work),
			},
			{
				name: 'Fuel injector cleaned',
				needs: ['injection'],
				description: 'Injector and throttle body cleaned on BS6 bikes that jerk, idle badly or drink petrol.',
				...takes(60),
				warranty: '1 month warranty',
				recommended: 'every 15,000 km',
				features: ['Injector cleaner included', 'Throttle body cleaned', 'Fault codes read and cleared', 'Test ride with you'],
				prices: pricesFrom(499, work),
			},
			{
				name: 'Valve clearance set',
				needs: ['petrol'],
				description: 'Tappets set with a gauge when the engine ticks when cold or loses power.',
				...takes(60),
				warranty: '3 months warranty',
				recommended: 'every 6,000 km',
				features: ['Clearance measured and set', 'Tappet cover O-ring included', 'Oil leaks checked after a run'],
				prices: pricesFrom(399, work),
			},
		],
	},
	{
		slug: 'suspension-and-steering',
		name: 'Suspension and steering',
		icon: 's-suspension',
		description: 'Leaking forks, a hard ride, a wobble or a humming wheel: put right before it wears the tyres.',
		services: [
			{
				name: 'Fork oil seals replaced',
				needs: ['fork'],
				description: 'New seals and fork oil on both legs when oil runs down the fork or the front dives.',
				...takes(100),
				warranty: '3 months warranty',
				recommended: 'every 20,000 km',
				features: [
					'Oil seals for both legs included',
					'Fork oil included',
					'Fork pipes checked for bends',
					'Front brake checked after fitting',
				],
				prices: pricesFrom(749, fittedPart),
			},
			{
				name: 'Rear shock absorbers fitted',
				needs: [],
				description:
					'New rear shocks fitted, a pair or a single one. Buy them from our spare parts or keep your own ready; they are not in this price.',
				...takes(45),
				warranty: '1 month warranty',
				recommended: 'every 40,000 km',
				features: ['Old shocks taken off', 'Bushes checked and greased', 'Spring set for your load', 'Test ride with you'],
				prices: pricesFrom(299, work),
			},
			{
				name: 'Steering bearings replaced',
				needs: [],
				description: 'A new bearing set when the handlebar feels stuck in the middle or knocks under braking.',
				...takes(120),
				warranty: '6 months warranty',
				recommended: 'every 30,000 km',
				features: ['Steering bearing set included', 'Fresh grease included', 'Handlebar play set', 'Test ride with you'],
				prices: pricesFrom(799, fittedPart),
			},
			{
				name: 'Wheel bearings replaced',
				needs: [],
				description: 'New bearings in one wheel when it hums, grinds or shakes from side to side.',
				...takes(60),
				warranty: '6 months warranty',
				recommended: 'every 30,000 km',
				features: ['Two wheel bearings included', 'Axle cleaned and greased', 'Wheel play checked', 'Brake and drive set again'],
				prices: pricesFrom(499, fittedPart),
			},
		],
	},
	{
		slug: 'wash-and-polish',
		name: 'Wash and polish',
		icon: 's-wash',
		description: 'A clean bike without the queue. We need a parking spot, a tap and a plug point.',
		services: [
			{
				name: 'Foam wash',
				needs: [],
				description: 'Foam, rinse and hand dry. Mud and grease off the body, wheels and underside.',
				...takes(30),
				warranty: '',
				recommended: 'once a month',
				features: ['Foam shampoo included', 'Wheels and underside cleaned', 'Dried by hand', 'Drop of oil on levers and stand'],
				prices: pricesFrom(299, callOut),
			},
			{
				name: 'Foam wash and wax polish',
				needs: [],
				description: 'Foam wash, then wax on paint and dresser on plastic and seat. Brings back the shine before a festival or a sale.',
				...takes(60),
				warranty: '',
				recommended: 'every 3 months',
				features: [
					'Foam wash included',
					'Wax polish on all painted parts',
					'Plastic and seat dressed',
					'Chain or stand oiled after the wash',
				],
				prices: pricesFrom(499, work),
			},
			{
				name: 'Teflon coating',
				needs: [],
				description: 'A hard-wearing coat that keeps dust and water from sticking and slows fading in the sun.',
				...takes(120),
				warranty: '3 months warranty',
				recommended: 'every 6 months',
				features: ['Foam wash included', 'Light scratches buffed', 'Teflon coat on all painted parts', 'Chrome and silencer polished'],
				prices: pricesFrom(849, work),
			},
			{
				name: 'Rust removed and coated',
				needs: [],
				description: 'Surface rust taken off rims, silencer, stands and bolts, then sealed. Best before and after the rains.',
				...takes(75),
				warranty: '1 month warranty',
				recommended: 'once a year',
				features: ['Rust brushed and treated', 'Anti-rust coat included', 'Silencer and rims polished'],
				prices: pricesFrom(449, work),
			},
		],
	},
	{
		slug: 'electric-vehicle-care',
		name: 'Electric vehicle care',
		icon: 's-electric',
		description: 'Brakes, wiring, charger and battery health for electric scooters and bikes. No battery pack is opened.',
		services: [
			{
				name: 'EV general service',
				needs: ['electric'],
				description: 'The regular service for an electric scooter or bike: brakes, tyres, connectors and motor checked, cleaned and set.',
				...takes(75),
				warranty: '1 month warranty',
				recommended: 'every 5,000 km',
				features: [
					'Both brakes opened, cleaned and set',
					'Connectors cleaned and contact spray included',
					'Motor and controller checked under load',
					'Tyres, bearings and bolts checked',
					'Body wiped clean',
					'Test ride with you',
				],
				prices: pricesFrom(699, electricDrive),
			},
			{
				name: 'EV health check',
				needs: ['electric'],
				description: 'A quick look at battery, charger, brakes and lights, with a plain answer on what needs doing and when.',
				...takes(35),
				warranty: '',
				recommended: 'every 3 months',
				features: [
					'Battery voltage and range checked',
					'Charger output measured',
					'Brakes, lights and tyres checked',
					'Findings written down for you',
				],
				prices: pricesFrom(349, electricDrive),
			},
			{
				name: 'Charger and charging port check',
				needs: ['electric'],
				description: 'Vehicle not charging, charging slowly or the plug getting hot. A new charger or port is extra, agreed first.',
				...takes(40),
				warranty: '1 month warranty',
				recommended: '',
				features: ['Charger tested under load', 'Port cleaned and pins set', 'Home socket and earth checked', 'Fuse included'],
				prices: pricesFrom(299, electricDrive),
			},
			{
				name: 'EV wiring sealed',
				needs: ['electric'],
				description: 'Motor, throttle and display connectors opened, dried and sealed, so that rain does not stop the vehicle.',
				...takes(60),
				warranty: '3 months warranty',
				recommended: 'before the rains',
				features: [
					'Connectors opened and dried',
					'Sealing grease and sleeves included',
					'Throttle and sensor wires checked',
					'Test ride with you',
				],
				prices: pricesFrom(499, electricDrive),
			},
			{
				name: 'EV battery range report',
				needs: ['electric'],
				description:
					'Range has dropped or the battery cuts out? We measure the pack under load and read its own records, without opening it.',
				...takes(60),
				warranty: '',
				recommended: 'once a year',
				features: [
					'Pack voltage measured at rest and on a ride',
					'Battery records read where the maker allows',
					'Charging and temperature checked',
					'Health and real range written down',
				],
				prices: pricesFrom(599, electricDrive),
			},
		],
	},
	{
		slug: 'inspection',
		name: 'Inspection',
		icon: 's-inspect',
		description: 'Know what your bike, or the one you want to buy, really needs. Nothing is repaired without your yes.',
		services: [
			{
				name: '60-point inspection',
				needs: [],
				description:
					'Engine, brakes, tyres, chain, electrics and frame checked point by point, worst things first in the report. Good before a long ride.',
				...takes(45),
				warranty: '',
				recommended: 'every 6 months',
				features: [
					'60 points checked and marked',
					'Brake and tyre wear measured',
					'Battery and charging tested',
					'Repairs listed with prices',
				],
				prices: pricesFrom(349, callOut),
			},
			{
				name: 'Used bike check before you buy',
				needs: [],
				description: 'We meet you where the seller is, check the bike and its papers and tell you what it is worth.',
				...takes(60),
				warranty: '',
				recommended: 'before you pay the token',
				features: [
					'Engine, frame and paint checked for accidents',
					'Engine and chassis numbers matched with the RC',
					'Cold start and test ride',
					'Coming repairs and fair price worked out',
				],
				prices: pricesFrom(599, work),
			},
			{
				name: 'Check after an accident',
				needs: [],
				description:
					'Is it safe to ride? Frame, fork, wheels and brakes checked after a fall, with a repair estimate you can show your insurer.',
				...takes(45),
				warranty: '',
				recommended: 'after any fall',
				features: [
					'Frame, fork and handlebar checked for bends',
					'Brakes, wheels and lights checked',
					'Photos of all damage taken',
					'Written estimate, parts and work apart',
				],
				prices: pricesFrom(449, callOut),
			},
		],
	},
]

/** Models whose price differs from their class's, by the names used in the vehicle catalogue; in whole rupees and never above basePrice. */
export const modelPrices: { service: string; manufacturer: string; model: string; price: number }[] = [
	{ service: 'General service', manufacturer: 'Royal Enfield', model: 'Classic 350', price: 1149 },
	{ service: 'Engine oil change', manufacturer: 'Royal Enfield', model: 'Classic 350', price: 849 },
	{ service: 'Clutch plates replaced', manufacturer: 'Hero', model: 'Splendor Plus', price: 1149 },
	{ service: 'Chain and sprocket kit replaced', manufacturer: 'Hero', model: 'Splendor Plus', price: 1199 },
	{ service: 'Scooter belt replaced', manufacturer: 'Honda', model: 'Activa 6G', price: 899 },
	{ service: 'General service', manufacturer: 'Honda', model: 'Activa 6G', price: 629 },
	{ service: 'Front brake pads replaced', manufacturer: 'KTM', model: '390 Duke', price: 649 },
	{ service: 'General service', manufacturer: 'KTM', model: '390 Duke', price: 1249 },
	{ service: 'Air filter replaced', manufacturer: 'Bajaj', model: 'Pulsar 150', price: 269 },
	{ service: 'Front brake pads replaced', manufacturer: 'TVS', model: 'Apache RTR 160', price: 379 },
	{ service: 'Scooter CVT service', manufacturer: 'Suzuki', model: 'Access 125', price: 599 },
	{ service: 'EV general service', manufacturer: 'Ather', model: '450X', price: 749 },
]

/** The regular price of a service in whole rupees: that of its dearest class, so that no special price is dearer (D-35). */
export function basePrice(entry: ServiceEntry): number {
	return Math.max(...Object.values(entry.prices))
}

function takes(minutes: number): Pick<ServiceEntry, 'duration' | 'durationMinutes'> {
	const hours = Math.floor(minutes / 60)
	const rest = minutes % 60
	const words = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : '']
	return { duration: words.filter((word) => word !== '').join(' '), durationMinutes: minutes }
}

/** Prices end in 9 below ₹1,000 and in 49 or 99 above, as shops write them. */
function pricesFrom(price: number, profile: PriceProfile): Record<VehicleClassCode, number> {
	const prices = Object.entries(profile).map(([code, times]) => {
		const step = price * times < 1000 ? 10 : 50
		return [code, Math.round((price * times + 1) / step) * step - 1]
	})
	// Object.fromEntries forgets its keys; they are those of the profile.
	return Object.fromEntries(prices) as Record<VehicleClassCode, number>
}

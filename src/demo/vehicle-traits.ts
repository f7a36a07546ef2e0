import { type Drawing, type Fuel, isFuel, type Trait, traits } from '#contract/vehicles/vehicle-words.ts'

/**
 * What the two-wheelers of the demo have (D-51), compiled for this project. A name that was sold in several variants, with drum and disc
 * or with carburettor and injection, has what any of them has: whoever rides one of them finds its service.
 */

type Vehicle = { type: string; fuel: Fuel; displacementCc: number | null; motorKw: number | null; drawing: Drawing }

/** What a vehicle of its kind and size usually has, without its fuel. Enough for a model of which no more is known. */
function usualTraits(vehicle: Vehicle): Trait[] {
	const isMotorcycle = /motorcycle/i.test(vehicle.type)
	if (vehicle.fuel === 'electric') return isMotorcycle ? electricMotorcycle() : electricScooter(vehicle.motorKw ?? 0)
	if (isMotorcycle) return motorcycle(vehicle.displacementCc ?? 0, vehicle.drawing)
	return /moped/i.test(vehicle.type) ? moped : scooter(vehicle.displacementCc ?? 0)
}

const moped: Trait[] = ['chain', 'front-drum', 'rear-drum', 'kick', 'fork', 'carburettor', 'injection']
const electricMotorcycle = (): Trait[] => ['chain', 'front-disc', 'rear-disc', 'fork']
const electricScooter = (kw: number): Trait[] =>
	kw < 2 ? ['hub', 'front-disc', 'front-drum', 'rear-drum', 'fork'] : ['hub', 'front-disc', 'rear-drum', 'fork']

function motorcycle(cc: number, drawing: Drawing): Trait[] {
	const always: Trait[] = ['chain', 'fork', 'clutch']
	if (cc <= 116) return [...always, 'front-drum', 'rear-drum', 'kick', 'carburettor', 'injection']
	if (cc <= 126) return [...always, 'front-disc', 'front-drum', 'rear-drum', 'kick', 'carburettor', 'injection']
	const discs: Trait[] = [...always, 'front-disc', 'rear-disc', 'injection']
	if (cc <= 166) return [...discs, 'rear-drum', 'carburettor', ...(drawing === 'commuter' ? (['kick'] as const) : [])]
	if (cc <= 250) return discs
	const isCooledByAir = cc < 460 && (drawing === 'classic' || drawing === 'cruiser')
	return isCooledByAir ? discs : [...discs, 'liquid-cooled']
}

function scooter(cc: number): Trait[] {
	const always: Trait[] = ['belt', 'cvt', 'rear-drum', 'fork', 'injection']
	if (cc <= 112) return [...always, 'front-drum', 'kick', 'carburettor']
	return cc <= 126 ? [...always, 'front-disc', 'front-drum', 'kick', 'carburettor'] : [...always, 'front-disc']
}

type Named = Readonly<Record<string, readonly string[]>>
const isNamed = (models: Named | undefined, manufacturer: string, model: string) => models?.[manufacturer]?.includes(model) === true

/** What a model of the demo has, its fuel left out. */
export function traitsOf(manufacturer: string, { name, ...vehicle }: Vehicle & { name: string }): Trait[] {
	const isIn = (models: Named | undefined) => isNamed(models, manufacturer, name)
	const drive = drives.find(({ models }) => isIn(models))
	const usual = usualTraits(vehicle).filter((trait) => !drive || !isDrive(trait))
	const all = new Set([...usual, ...(drive?.trait ? [drive.trait] : [])])
	return traits.filter((trait) => !isFuel(trait) && (all.has(trait) || isIn(has[trait])) && !isIn(lacks[trait]))
}

const isDrive = (trait: Trait) => trait === 'chain' || trait === 'belt' || trait === 'hub'

/** Wheels that are driven in another way than is usual; by a shaft or gears alone where no trait is named. */
const drives: { trait: Trait | null; models: Named }[] = [
	{
		trait: 'belt',
		models: {
			Ampere: ['Primus'],
			Ather: ['450', '450 Apex', '450 Plus', '450S', '450X', 'Rizta'],
			'BMW Motorrad': ['C 400 GT', 'CE 02', 'CE 04'],
			Ducati: ['XDiavel'],
			'Harley-Davidson': [
				'1200 Custom',
				'Breakout',
				'Fat Bob',
				'Fat Boy',
				'Forty-Eight',
				'Heritage Classic',
				'Iron 883',
				'Low Rider S',
				'Nightster',
				'Road Glide Special',
				'Road King',
				'Roadster',
				'Sportster S',
				'Street 750',
				'Street Bob',
				'Street Glide Special',
				'Street Rod',
				'SuperLow',
			],
			Indian: ['Chief Dark Horse', 'Roadmaster', 'Scout', 'Scout Bobber'],
			Kawasaki: ['Vulcan S'],
			'Ola Electric': ['S1', 'S1 Air', 'S1 Pro', 'S1 Pro+', 'S1 X'],
			Revolt: ['RV400'],
			River: ['Indie'],
			Suzuki: ['e-Access'],
			Tork: ['Kratos R'],
			TVS: ['X'],
			Yamaha: ['EC-06'],
		},
	},
	{ trait: 'chain', models: { Ampere: ['Nexus'], 'Simple Energy': ['OneS', 'Simple One'] } },
	{
		trait: 'hub',
		models: {
			'Hop Electric': ['Oxo'],
			'Kabira Mobility': ['KM 3000', 'KM 4000'],
			Odysse: ['Evoqis', 'Vader'],
			'PURE EV': ['ecoDryft', 'eTryst 350'],
			Revolt: ['RV300'],
		},
	},
	{
		trait: null,
		models: {
			Bajaj: ['Chetak'],
			'BMW Motorrad': ['K 1600 GTL', 'R 12', 'R 18', 'R 1200 GS', 'R 1250 GS', 'R 1300 GS', 'R nineT'],
			Honda: ['Activa e:', 'Gold Wing'],
			LML: ['NV', 'Star Euro 150'],
			'Moto Guzzi': ['V85 TT'],
			Triumph: ['Rocket 3', 'Tiger 1200'],
			Vida: ['V1', 'V2', 'VX2'],
		},
	},
]

const bothDiscs: Named = {
	Ather: ['450', '450 Apex', '450 Plus', '450S', '450X'],
	'BMW Motorrad': ['C 400 GT', 'CE 02', 'CE 04'],
	Keeway: ['Sixties 300i', 'Vieste 300'],
	'Ola Electric': ['S1', 'S1 Pro', 'S1 Pro+'],
	River: ['Indie'],
	'Simple Energy': ['OneS', 'Simple One'],
	TVS: ['X'],
	Yamaha: ['EC-06'],
}
/** Sold for years with a drum behind, with or without a disc beside it in the list. */
const drumBehind: Named = {
	Bajaj: ['Avenger Cruise 220', 'Avenger Street 180', 'Avenger Street 220', 'Pulsar 180', 'Pulsar 200'],
	Hero: ['Karizma', 'Karizma ZMR', 'Xtreme 200R'],
	Kawasaki: ['W175'],
	'Royal Enfield': [
		'Bullet 350',
		'Bullet 500',
		'Bullet Electra',
		'Bullet Trials 350',
		'Classic 350',
		'Classic 500',
		'Hunter 350',
		'Thunderbird 350',
		'Thunderbird 500',
	],
}
const frontDrums: Named = {
	Bajaj: ['Chetak'],
	LML: ['NV', 'Star Euro 150'],
	'Ola Electric': ['S1 Air', 'S1 X'],
	Yamaha: ['RX 135'],
}

/** What a model has beside the usual. */
const has: Partial<Record<Trait, Named>> = {
	'front-disc': {
		Bajaj: ['CT 110X', 'Discover 110', 'Platina 110'],
		Hero: ['Destini 110', 'Passion Pro', 'Passion XPro', 'Passion XTEC', 'Splendor Plus XTEC', 'Xoom 110'],
		Honda: ['CB Twister', 'Livo'],
		LML: ['Freedom'],
		Mahindra: ['Centuro', 'Pantero', 'Stallio'],
		TVS: ['Jive', 'Jupiter 110', 'Max 4R', 'Radeon', 'Star City Plus', 'Victor', 'Wego'],
		Yamaha: ['Fascino', 'Saluto RX', 'YBR 110'],
	},
	'front-drum': frontDrums,
	'rear-disc': { ...bothDiscs, KTM: ['125 Duke', 'RC 125'], Bajaj: ['Pulsar NS125'], Yamaha: ['EC-06'] },
	'rear-drum': drumBehind,
	kick: {
		Bajaj: ['Avenger Street 150', 'Pulsar 180', 'Pulsar 200'],
		'Royal Enfield': [
			'Bullet 350',
			'Bullet 500',
			'Bullet Electra',
			'Bullet Trials 350',
			'Classic 350',
			'Classic 500',
			'Thunderbird 350',
			'Thunderbird 500',
		],
		TVS: ['Apache RTR 160', 'Apache RTR 160 4V', 'Apache RTR 180'],
		Yamaha: ['RX 135'],
	},
	clutch: { LML: ['NV', 'Star Euro 150'], Matter: ['Aera'] },
	carburettor: {
		Bajaj: [
			'Avenger Cruise 220',
			'Avenger Street 180',
			'Avenger Street 220',
			'Dominar 250',
			'Pulsar 180',
			'Pulsar 200',
			'Pulsar 220F',
			'Pulsar AS200',
			'Pulsar NS200',
		],
		Hero: ['Karizma', 'Karizma ZMR', 'XPulse 200', 'XPulse 200T', 'Xtreme 200R', 'Xtreme 200S'],
		Hyosung: ['Aquila 250'],
		Kawasaki: ['Ninja 250R', 'W175'],
		LML: ['NV', 'Star Euro 150'],
		'Royal Enfield': [
			'Bullet 350',
			'Bullet Electra',
			'Bullet Trials 350',
			'Classic 350',
			'Himalayan 411',
			'Thunderbird 350',
			'Thunderbird 350X',
		],
		Suzuki: ['Gixxer', 'GS150R'],
		TVS: ['Apache RTR 180', 'Apache RTR 200 4V'],
	},
	'liquid-cooled': {
		Bajaj: ['Dominar 250', 'Pulsar AS200', 'Pulsar NS200', 'Pulsar RS200'],
		Benelli: ['Leoncino 250', 'TNT 25', 'TRK 251'],
		'BMW Motorrad': ['C 400 GT'],
		Hero: ['Karizma XMR', 'XPulse 210', 'Xoom 160', 'Xtreme 250R'],
		Honda: ['CBR150R', 'CBR250R'],
		Husqvarna: ['Svartpilen 250', 'Vitpilen 250'],
		Hyosung: ['GT250R'],
		Jawa: ['42', '42 Bobber', '42 FJ', '350', 'Perak', 'Standard'],
		Kawasaki: ['Eliminator', 'Ninja 250R', 'Z250'],
		Keeway: ['Sixties 300i', 'V302C', 'Vieste 300'],
		KTM: ['125 Duke', '160 Duke', '200 Duke', '250 Adventure', '250 Duke', 'RC 125', 'RC 200'],
		'QJ Motor': ['SRV 300'],
		Suzuki: ['Inazuma'],
		Triumph: ['Scrambler 400 X', 'Speed 400', 'Speed T4', 'Thruxton 400'],
		Yamaha: ['Aerox 155', 'MT-15', 'MT-15 V2', 'XSR 155', 'YZF-R15 V2', 'YZF-R15 V3', 'YZF-R15 V4', 'YZF-R15M', 'YZF-R15S'],
		Yezdi: ['Adventure', 'Roadster', 'Scrambler'],
		Zontes: ['GK350'],
	},
}

/** Given up before injection came to India's commuters. */
const carburettorAlone: Named = {
	Bajaj: [
		'Avenger Street 180',
		'Boxer 150',
		'CT 100',
		'Discover 100',
		'Discover 110',
		'Discover 125',
		'Discover 135',
		'Discover 150',
		'Pulsar 135LS',
		'Pulsar 200',
		'Pulsar AS150',
		'Pulsar AS200',
		'V12',
		'V15',
		'XCD 125',
		'XCD 135',
	],
	Hero: [
		'Achiever 150',
		'CBZ Xtreme',
		'CD Dawn',
		'CD Deluxe',
		'Duet',
		'HF Dawn',
		'Hunk',
		'Impulse',
		'Karizma',
		'Maestro',
		'Passion Plus',
		'Pleasure',
		'Splendor NXG',
		'Splendor Pro',
		'Xtreme 200R',
		'Xtreme Sports',
	],
	Honda: [
		'Activa',
		'Activa 3G',
		'Activa 4G',
		'Activa 5G',
		'Activa i',
		'Aviator',
		'CB Hornet 160R',
		'CB Shine SP',
		'CB Trigger',
		'CB Twister',
		'CB Unicorn 150',
		'CB Unicorn 160',
		'CB Unicorn Dazzler',
		'CBF Stunner',
		'Cliq',
		'Dream Neo',
		'Dream Yuga',
		'Navi',
	],
	LML: ['Freedom', 'NV', 'Star Euro 150'],
	Mahindra: ['Centuro', 'Duro', 'Flyte', 'Gusto 110', 'Gusto 125', 'Pantero', 'Rodeo', 'Stallio'],
	'Royal Enfield': ['Bullet Electra', 'Bullet Trials 350', 'Thunderbird 350', 'Thunderbird 350X'],
	Suzuki: ['GS150R', 'Hayate', "Let's", 'Slingshot', 'Swish 125'],
	TVS: ['Flame', 'Jive', 'Max 4R', 'Phoenix 125', 'Scooty Streak', 'Victor', 'Wego', 'XL Heavy Duty', 'XL Super'],
	Yamaha: [
		'Alpha',
		'Crux',
		'Cygnus Ray ZR',
		'Fascino',
		'FZ-16',
		'Gladiator',
		'Ray Z',
		'RX 100',
		'RX 135',
		'Saluto 125',
		'Saluto RX',
		'SZ-RR',
		'YBR 110',
	],
}
/** Came with injection, or had it from the first. */
const injectionAlone: Named = {
	Bajaj: ['CT 110X', 'Pulsar N125', 'Pulsar N150', 'Pulsar N160', 'Pulsar P150', 'Freedom 125', 'CT 125X'],
	Hero: [
		'Destini 110',
		'Glamour X 125',
		'Passion XTEC',
		'Super Splendor XTEC',
		'Xoom 110',
		'Xoom 125',
		'Xtreme 125R',
		'Xtreme 160R',
		'Xtreme 160R 4V',
	],
	Honda: ['Activa 110', 'CB125 Hornet', 'CBR150R', 'Dio 125', 'Shine 100', 'SP160'],
	Keeway: ['SR 125'],
	KTM: ['125 Duke', '160 Duke', 'RC 125'],
	Suzuki: ['Avenis 125', 'Intruder 150'],
	TVS: ['Apache RTR 165 RP', 'Raider 125'],
	Yamaha: [
		'Fascino 125',
		'FZ FI',
		'FZ-S FI V2',
		'FZ-S FI V3',
		'FZ-S FI V4',
		'FZ-S Hybrid',
		'FZ-X',
		'MT-15',
		'MT-15 V2',
		'RayZR 125',
		'XSR 155',
		'YZF-R15 V2',
		'YZF-R15 V3',
		'YZF-R15 V4',
		'YZF-R15M',
		'YZF-R15S',
	],
}

/** What a model lacks of the usual. */
const lacks: Partial<Record<Trait, Named>> = {
	'front-disc': { LML: ['NV', 'Star Euro 150'], 'Ola Electric': ['S1 Air', 'S1 X'], Yamaha: ['RX 135'] },
	'front-drum': { Bajaj: ['Pulsar NS125'], KTM: ['125 Duke', 'RC 125'], Hero: ['Xtreme 125R'], TVS: ['Raider 125'] },
	'rear-disc': {
		'Royal Enfield': ['Bullet Electra', 'Bullet Trials 350', 'Thunderbird 350'],
		Kawasaki: ['W175'],
		Yamaha: ['RX 135', 'SZ-RR'],
	},
	'rear-drum': {
		...bothDiscs,
		Hero: ['Xtreme 160R 4V'],
		Honda: ['CBR150R'],
		KTM: ['125 Duke', '160 Duke', 'RC 125'],
		Suzuki: ['Intruder 150'],
		TVS: ['Apache RTR 165 RP', 'X'],
		Yamaha: ['EC-06', 'FZ-S FI V4', 'MT-15', 'MT-15 V2', 'XSR 155', 'YZF-R15 V2', 'YZF-R15 V3', 'YZF-R15 V4', 'YZF-R15M', 'YZF-R15S'],
	},
	kick: {
		Hero: ['Xoom 125', 'Xtreme 125R'],
		Honda: ['CB125 Hornet'],
		KTM: ['125 Duke', 'RC 125'],
		TVS: ['Raider 125'],
		Yamaha: ['RayZR 125', 'Fascino 125'],
	},
	fork: {
		Bajaj: ['Chetak'],
		'BMW Motorrad': ['K 1600 GTL', 'R 1200 GS', 'R 1250 GS', 'R 1300 GS'],
		Hero: ['Maestro', 'Pleasure', 'Pleasure Plus'],
		Honda: ['Activa', 'Activa 3G', 'Activa 4G', 'Activa 5G', 'Activa i', 'Cliq', 'Gold Wing'],
		LML: ['NV', 'Star Euro 150'],
		Mahindra: ['Flyte'],
		'Ola Electric': ['S1'],
		TVS: ['Scooty Pep Plus'],
		Vespa: ['Elegante 150', 'LX 125', 'Notte 125', 'SXL 125', 'SXL 150', 'VXL 125', 'VXL 150', 'ZX 125'],
	},
	cvt: { LML: ['NV', 'Star Euro 150'] },
	carburettor: injectionAlone,
	injection: carburettorAlone,
	'liquid-cooled': {
		'BMW Motorrad': ['R 12', 'R 18', 'R 1200 GS', 'R nineT'],
		Ducati: ['Monster 797', 'Scrambler 1100', 'Scrambler Desert Sled', 'Scrambler Icon'],
		'Harley-Davidson': [
			'1200 Custom',
			'Breakout',
			'Fat Bob',
			'Fat Boy',
			'Forty-Eight',
			'Heritage Classic',
			'Iron 883',
			'Low Rider S',
			'Road Glide Special',
			'Road King',
			'Roadster',
			'Street Bob',
			'Street Glide Special',
			'SuperLow',
		],
		Honda: ['CB300F'],
		Indian: ['Chief Dark Horse', 'Roadmaster'],
		Kawasaki: ['W800'],
		'Moto Guzzi': ['V85 TT'],
		'Royal Enfield': [
			'Bear 650',
			'Bullet 500',
			'Classic 500',
			'Classic 650',
			'Continental GT 535',
			'Continental GT 650',
			'Himalayan 411',
			'Interceptor 650',
			'Scram 411',
			'Scram 440',
			'Shotgun 650',
			'Super Meteor 650',
			'Thunderbird 500',
			'Thunderbird 500X',
		],
	},
}

/** Every model that is spoken of by name, for a test to find each in the catalogue. */
export const namedModels: { manufacturer: string; model: string }[] = [
	...drives.map(({ models }) => models),
	...Object.values(has),
	...Object.values(lacks),
].flatMap((models) => Object.entries(models).flatMap(([manufacturer, names]) => names.map((model) => ({ manufacturer, model }))))

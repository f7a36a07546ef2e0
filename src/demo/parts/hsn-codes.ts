/**
 * GST in percent by HSN code for the parts of the demo, as of 22 September 2025 (56th GST Council: parts of vehicles 28 to 18). A
 * demo's figures: an accountant confirms them before they stand on invoices.
 */
export const gstRateOf = {
	/** Lubricating oil; lubricating preparations; synthetic ones. */
	'27101980': 18,
	'34031900': 18,
	'34039900': 18,
	/** Polishes; cleaners; hydraulic fluid; coolant. */
	'34059010': 18,
	'38140010': 18,
	'38190010': 18,
	'38200000': 18,
	/** Belts; tyres; inner tubes; rubber seals. */
	'40103999': 18,
	'40114000': 18,
	'40139049': 18,
	'40169330': 18,
	/** Textile goods for cleaning and cover. */
	'63071090': 5,
	'65061010': 18,
	'70091090': 18,
	/** Hand tools; locks. */
	'82055990': 18,
	'83012000': 18,
	/** Engine parts; oil and fuel filters; air filters; bearings; gaskets. */
	'84099191': 18,
	'84212300': 18,
	'84213100': 18,
	'84821011': 18,
	'84841010': 18,
	/** Hub motors; EV chargers; converters. */
	'85013119': 18,
	'85044030': 5,
	'85044090': 18,
	/** Lead-acid for starting; sealed; lithium. */
	'85071000': 18,
	'85072000': 18,
	'85076000': 18,
	/** Spark plugs; starter motors; other ignition; lamps; horns. */
	'85111000': 18,
	'85114000': 18,
	'85118000': 18,
	'85122010': 18,
	'85123010': 18,
	/** Relays; switches; controllers; bulbs; harnesses. */
	'85364100': 18,
	'85365020': 18,
	'85371000': 18,
	'85392990': 18,
	'85443000': 18,
	/** Saddles; other parts of motorcycles. */
	'87141010': 18,
	'87141090': 18,
	/** Meters; sensors. */
	'90291090': 18,
	'90329000': 18,
} as const
export type Hsn = keyof typeof gstRateOf

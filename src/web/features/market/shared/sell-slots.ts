import type { SellDocument, SellPhoto } from '#contract/market/sell-words.ts'

/** What a photo is called, and how to take it. */
export const photoSlots: Record<SellPhoto, { name: string; hint: string }> = {
	photo_front: { name: 'Front', hint: 'From the front, the whole vehicle, number plate sharp.' },
	photo_back: { name: 'Back', hint: 'From behind, the whole vehicle, number plate sharp.' },
	photo_left: { name: 'Left side', hint: 'From the side, both wheels in the picture.' },
	photo_right: { name: 'Right side', hint: 'From the side, both wheels in the picture.' },
	photo_dashboard: { name: 'Dashboard', hint: 'Handlebar and instruments, as the rider sees them.' },
	photo_odometer: { name: 'Odometer', hint: 'Ignition on, all digits sharp.' },
	photo_engine: { name: 'Engine', hint: 'From close by. The motor, where it is electric.' },
	photo_chassis: { name: 'Chassis number', hint: 'Stamped on the steering head or the frame.' },
}

export const documentSlots: Record<SellDocument, { name: string; hint: string }> = {
	registration_certificate: { name: 'Registration certificate', hint: 'RC card or book, both sides in one file or photo.' },
	insurance_document: { name: 'Insurance', hint: 'The policy that is running, or the last one.' },
	puc_certificate: { name: 'PUC certificate', hint: 'Pollution under control.' },
	ownership_transfer: { name: 'Ownership transfer papers', hint: 'Forms 29 and 30, signed.' },
	additional_documents: { name: 'Additional documents', hint: 'Such as a loan’s closing letter or service bills, in one file.' },
}

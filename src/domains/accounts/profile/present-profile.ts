import type { Profile } from '#contract/accounts/accounts.ts'
import type { Files } from '#platform/files/open-files.ts'
import type { FoundProfile } from './find-profile.ts'

export const presentProfile = ({ vehicle, ...profile }: FoundProfile, files: Files): Profile => ({
	username: profile.username,
	email: profile.email,
	name: profile.name,
	// One number under the two names that its readers know (A.R-37).
	phone: profile.phoneNumber,
	phone_number: profile.phoneNumber,
	address: profile.address,
	city: profile.city,
	state: profile.state,
	postal_code: profile.postalCode,
	country: profile.country,
	created_at: profile.createdAt.toISOString(),
	vehicle_type: vehicle?.vehicleTypeId ?? null,
	manufacturer: vehicle?.manufacturerId ?? null,
	vehicle_model: vehicle?.id ?? null,
	vehicle_type_name: vehicle?.vehicleTypeName ?? '',
	manufacturer_name: vehicle?.manufacturerName ?? '',
	vehicle_name: vehicle?.name ?? '',
	registration_number: profile.registrationNumber,
	preferred_location: profile.preferredLocation,
	profile_photo: profile.profilePhoto && files.addressOf(profile.profilePhoto),
	role: profile.role,
	is_staff: profile.role !== 'customer',
})

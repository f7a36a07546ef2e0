import { NewVehicleBooking } from '../../features/market/staff/desk/new-vehicle-booking.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { staffApi } from '../../staff-api.ts'
import { DeskPage, forCaller } from './desk-page.tsx'

export const meta = adminMeta('New vehicle booking')

/** Books a visit to a used vehicle for who calls: for nobody yet or an account (`?customer=`), to any vehicle or one (`?vehicle=`). */
export default function NewVehicleBookingPage() {
	return (
		<DeskPage
			title="New vehicle booking"
			begin={async (idIn, signal) => {
				const id = idIn('vehicle')
				const [caller, vehicle] = await Promise.all([
					forCaller(idIn, signal),
					id === null ? null : staffApi.usedVehicles.find({ params: { id }, signal }),
				])
				return { caller, vehicle }
			}}
		>
			{(begun) => <NewVehicleBooking begun={begun} />}
		</DeskPage>
	)
}

import { bookedAgain } from '../../features/repairs/staff/desk/desk-values.ts'
import { NewBooking } from '../../features/repairs/staff/desk/new-booking.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { staffApi } from '../../staff-api.ts'
import { type Begin, DeskPage, forCaller } from './desk-page.tsx'

export const meta = adminMeta('New booking')

/** The phone desk (D-53): for nobody yet, for an account (`?customer=`), or an earlier repair booked again (`?again=`). */
export default function NewBookingPage() {
	return (
		<DeskPage title="New booking" begin={begin}>
			{(begun) => <NewBooking begun={begun} />}
		</DeskPage>
	)
}

const begin: Begin<ReturnType<typeof bookedAgain>> = async (idIn, signal) => {
	const again = idIn('again')
	if (again !== null) return bookedAgain(await staffApi.repairBooking({ params: { id: again }, signal }))
	return { ...(await forCaller(idIn, signal)), lines: [] }
}

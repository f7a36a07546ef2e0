/**
 * The figures of the policies, word for word as the specification has them (B.CONST-20 to B.CONST-41). They are told, not enforced
 * (B.POLICY-11); what the product does enforce, such as the distance fee and the hours of service, is in the settings. One by one, so that
 * a page carries those it says.
 */
export const change = '2 hours before'
export const refundRequest = '7 calendar days'
export const refundReview = '24-48 hours'
export const refundProcessing = '7-10 working days'
export const credits = '6 months'
export const returnRequest = '7 days of delivery'
export const returnWithin = '14 days'
export const restocking = '10-20%'
export const freeShipping = '₹1,500'
export const paidShipping = '₹50-150'
export const express = '₹100-300'
export const sameDay = '₹200-500'
export const heavyFrom = '25 kg'
export const heavy = '₹100-200'
export const reschedule = '₹100-200'
export const rescheduleAfter = 'first reschedule'
export const damageReport = '24 hours'
export const breachNotice = '72 hours'
export const keptTransactions = '7 years'
export const keptServices = '3 years'
export const keptMessages = '2 years'
export const minimumAge = '18'

import { listAudit } from '#contract/audit.ts';
import { getBusiness, getBusinessStats, updateBusiness } from '#contract/business.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { getCreditBalance, listCreditEntries, purchaseCredits } from '#contract/credits.ts';
import { createEvent, deleteEvent, getEvent, listEvents, publishEvent, quoteEvent } from '#contract/events.ts';
import { getProfile, removeProfileImage, saveProfile, uploadProfileImage } from '#contract/profile.ts';
import {
  confirmRegistration,
  createRegistration,
  resendRegistrationCode,
  uploadProof,
} from '#contract/registrations.ts';
import {
  changePassword,
  endAllSessions,
  endSession,
  forgotPassword,
  getMe,
  listSessions,
  login,
  logout,
  refresh,
  resetPassword,
} from '#contract/sessions.ts';
import { checkSubscription, createCheckout, createPortal, getSubscription } from '#contract/subscription.ts';
import {
  acceptInvitation,
  inviteMember,
  listTeam,
  readInvitation,
  removeMember,
  resendInvitation,
  updateMember,
} from '#contract/team.ts';

/** Every endpoint of the API: the table that the server mounts, the OpenAPI document and the permission matrix read. */
export const routes = {
  createRegistration,
  confirmRegistration,
  resendRegistrationCode,
  uploadProof,
  login,
  refresh,
  logout,
  listSessions,
  endSession,
  endAllSessions,
  forgotPassword,
  resetPassword,
  changePassword,
  getMe,
  getBusiness,
  updateBusiness,
  getBusinessStats,
  getProfile,
  saveProfile,
  uploadProfileImage,
  removeProfileImage,
  getCreditBalance,
  listCreditEntries,
  purchaseCredits,
  getSubscription,
  checkSubscription,
  createCheckout,
  createPortal,
  listEvents,
  createEvent,
  quoteEvent,
  getEvent,
  publishEvent,
  deleteEvent,
  getCatalogue,
  listTeam,
  inviteMember,
  updateMember,
  removeMember,
  resendInvitation,
  readInvitation,
  acceptInvitation,
  listAudit,
  sendContactMessage,
} as const;

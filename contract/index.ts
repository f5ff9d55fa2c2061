import { getBusiness, getBusinessStats, updateBusiness } from '#contract/business.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { getCreditBalance } from '#contract/credits.ts';
import { createEvent, deleteEvent, getEvent, listEvents, publishEvent, quoteEvent } from '#contract/events.ts';
import { getProfile, removeProfileImage, saveProfile, uploadProfileImage } from '#contract/profile.ts';
import {
  confirmRegistration,
  createRegistration,
  resendRegistrationCode,
  uploadProof,
} from '#contract/registrations.ts';
import { getMe, login, logout, refresh } from '#contract/sessions.ts';

/** Every endpoint of the API: the table that the server mounts, the OpenAPI document and the permission matrix read. */
export const routes = {
  createRegistration,
  confirmRegistration,
  resendRegistrationCode,
  uploadProof,
  login,
  refresh,
  logout,
  getMe,
  getBusiness,
  updateBusiness,
  getBusinessStats,
  getProfile,
  saveProfile,
  uploadProfileImage,
  removeProfileImage,
  getCreditBalance,
  listEvents,
  createEvent,
  quoteEvent,
  getEvent,
  publishEvent,
  deleteEvent,
  getCatalogue,
  sendContactMessage,
} as const;
